/** The title of a screen as the tab and the search engines show it (A15). */
export function pageTitle(screen: string): string {
  return `${screen} · Campo Livre`
}
