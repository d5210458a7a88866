/** Returns the title of the tab (A15). */
export function pageTitle(screen: string): string {
  return `${screen} · Campo Livre`
}
