import type { home as model } from '../es/home.ts'

export const home: typeof model = {
  title: 'Home',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  lead: 'What would you like to manage today?',
  screens: 'Administration',
  building: 'Coming soon',
  comingAbout: 'We are building this screen. You cannot use it yet; it will be here soon.',
  signOut: 'Sign out',
  backHome: 'Back to home',
  users: { title: 'Users', about: 'Accounts of the suite, with their companies and roles.' },
  apps: { title: 'Applications', about: 'Data, token lifetimes and password rules.' },
  privileges: { title: 'Privileges', about: 'Permissions that each application knows.' },
  roles: { title: 'Roles', about: 'Sets of privileges per application.' },
  menuSettings: { title: 'Menu settings', about: 'The menus of each application and their order.' },
  notifications: { title: 'Email notifications', about: 'Scheduled emails to users.' },
}
