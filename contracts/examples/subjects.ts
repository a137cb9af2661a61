/** Tags and summaries of calls for the OpenAPI documents, by subject and id. */
export const subjects: Readonly<Record<string, { about: string; calls: Readonly<Record<string, string>> }>> =
  {
    'Sign-in': {
      about: 'A person signs in with a user name and a password.',
      calls: {
        login: 'Signs a person in',
        captchaChallenge: 'Gives a challenge for the captcha of the sign-in',
      },
    },
    Sessions: {
      about: 'The tokens of a session, from the first to the last.',
      calls: {
        validateToken: 'Checks a token: of a session, of a link, or one that came in the address',
        refreshToken: 'Renews the tokens of a session',
        revokeToken: 'Ends a session',
        validateSession: 'Ties the session channel of a tab to its session',
      },
    },
    Certificates: {
      about: 'A person signs in with a certificate of an identity document.',
      calls: {
        getDocumentTypes: 'Lists the types of documents that certificates are issued for',
        loginCertificate: 'Signs a person in with a certificate',
        getAccountsByDocument: 'Lists the certificates of a document',
        validateEmail: 'Mails a code that resets a certificate',
        validateEmailCode: 'Confirms a mailed code',
        resetPasswordCertificate: 'Resets the password of a certificate',
      },
    },
    Passwords: {
      about: 'A person chooses, changes or recovers a password.',
      calls: {
        getUserForReset: 'Finds the accounts that a reset may be for',
        resetPassword: 'Mails a link to choose a password',
        assignPassword: 'Sets the password that belongs to a mailed link',
        changePassword: 'Changes a password by the old one',
        sendActivationEmail: 'Mails the link that activates an account once more',
        validateOtpMail: 'Confirms the reset of a one-time password by a mailed link',
      },
    },
    'External identity': {
      about: 'A person signs in through an identity provider, or goes on to another application.',
      calls: {
        oidcConnectParameters: 'Says where the identity provider of an application is',
        oidcToken: 'Signs a person in with a code of the identity provider',
        generateToken: 'Makes a token for another application of the suite',
      },
    },
    Users: {
      about: 'Administrators keep the people who can sign in.',
      calls: {
        listUsers: 'Lists a page of users',
        getUser: 'Reads a user',
        listUserTypes: 'Lists the types of users',
        listCountries: 'Lists the countries of users',
        listDocumentTypesOfCountry: 'Lists the types of documents of a country',
        createUser: 'Creates a user',
        modifyUser: 'Changes a user',
        setUserState: 'Switches a user on or off',
        deleteUser: 'Deletes a user',
        activateDeletedUser: 'Brings a deleted user back',
        userExists: 'Says whether a user name or an address is taken',
      },
    },
    Companies: {
      about: 'The companies that users belong to.',
      calls: {
        listCompanies: 'Lists the companies that a user has or may have',
        listCompaniesByUser: 'Lists the companies that a user has in one application',
      },
    },
    Roles: {
      about: 'What people may do, by role.',
      calls: {
        listRoles: 'Lists the roles',
        createRole: 'Creates a role',
        modifyRole: 'Changes a role',
      },
    },
    Privileges: {
      about: 'What roles are made of.',
      calls: {
        listPrivileges: 'Lists the privileges, those of an application or of a role',
        listApplicationsOfPrivilege: 'Lists the applications of a privilege',
        createPrivilege: 'Creates a privilege',
        modifyPrivilege: 'Changes a privilege',
      },
    },
    Applications: {
      about: 'The applications of the suite and their settings.',
      calls: {
        getParameters: 'Reads parameters of an application',
        getMaintenanceWindow: 'Says whether maintenance is on',
        getFreeTrial: 'Says whether an application offers a free trial',
        getVersion: 'Says which version of an application is in use',
        listApplications: 'Lists the applications',
        countRolesByUser: 'Counts the roles of the person in each application',
        getApplication: 'Reads an application with all its settings',
        createApplication: 'Creates an application',
        modifyApplication: 'Changes an application',
      },
    },
    Menus: {
      about: 'The menus of the applications and the pictures in them.',
      calls: {
        listMenu: 'Reads the drawer menu of a user, or all menus',
        getMenuByUser: 'Reads the menu of a location',
        listApplicationsForMenus: 'Lists the applications that can have menus',
        getMenuByApp: 'Reads the menu of an application in a location, to edit it',
        createMenu: 'Creates a menu',
        modifyMenu: 'Changes a menu',
        uploadImageMenu: 'Uploads a picture of a menu item',
      },
    },
    Notifications: {
      about: 'Mails to the people of applications, made from templates.',
      calls: {
        listNotifications: 'Lists the notifications',
        createNotification: 'Creates a notification',
        modifyNotification: 'Changes a notification that was not sent',
        deleteNotification: 'Deletes a notification that was not sent',
        listNotificationApplications: 'Lists the applications that a notification can be for',
        listTemplatesByApps: 'Lists the templates of applications',
        listSubjectsByTemplate: 'Lists the subjects of a template',
      },
    },
  }

/** Subject and summary of a call; a test checks that each has one. */
export function subjectOf(id: string): { subject: string; summary: string } {
  for (const [subject, { calls }] of Object.entries(subjects)) {
    const summary = calls[id]
    if (summary !== undefined) return { subject, summary }
  }
  throw new Error(`The call ${id} has no subject in contracts/examples/subjects.ts.`)
}
