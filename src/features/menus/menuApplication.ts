/** The application whose menus are edited. */
export type MenuApplication = { id: number; name: string; title: string }
