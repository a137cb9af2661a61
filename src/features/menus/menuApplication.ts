/** Application of the edited menus. */
export type MenuApplication = { id: number; name: string; title: string }
