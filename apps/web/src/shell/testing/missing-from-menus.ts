import type { Address, Owner } from '../../testing/routes.ts'

/** An address of a role's own → how people get there, when no menu leads to it. */
export type Elsewhere = Readonly<Record<string, string>>

/**
 * A line for every area of a role that no menu of theirs leads to, with what to do; and for every reason that is needed
 * no more. What has an id in its address is reached from the list it stands in.
 */
export function missingFromMenus(
  routes: readonly Address[],
  menus: Readonly<Partial<Record<Owner, readonly string[]>>>,
  elsewhere: Elsewhere,
): string[] {
  const missing = routes.filter(
    ({ pattern, owner }) => menus[owner] && !pattern.includes('$') && !menus[owner].includes(pattern),
  )
  return [
    ...missing
      .filter(({ pattern }) => !(pattern in elsewhere))
      .map(
        ({ pattern, owner }) =>
          `${pattern} (${owner}) is in no menu: add it to apps/web/src/shell/menu-items.ts or account-entries.ts, or say in menus.test.ts how one gets there.`,
      ),
    ...Object.keys(elsewhere)
      .filter((path) => !missing.some(({ pattern }) => pattern === path))
      .map(
        (path) => `${path} is in a menu or gone: take its reason out of apps/web/src/shell/menus.test.ts.`,
      ),
  ]
}
