import { isShown, type Kind, type View } from '../../gallery/view.ts'

/** Cells of the table of screens by layout in which no product of the layout has a look, as `deep /login`. */
export function missingCells(
  paths: readonly string[],
  layouts: Readonly<Record<string, readonly Kind[]>>,
  looks: readonly View[],
): string[] {
  return Object.entries(layouts).flatMap(([layout, products]) => {
    if (products.length === 0) return [`${layout}: no product`]
    return paths
      .filter(
        (path) =>
          !products.some((product) => looks.some((look) => look.path === path && isShown(look, product))),
      )
      .map((path) => `${layout} ${path}`)
  })
}

/** Layouts whose frame the style sheets do not place. */
export function unplacedLayouts(layouts: readonly string[], sheets: readonly string[]): string[] {
  return layouts.filter(
    (layout) => !sheets.some((sheet) => sheet.includes(`.frame[data-layout='${layout}'] .frame-main`)),
  )
}
