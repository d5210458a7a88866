import type { Address, Owner } from '../../../testing/routes.ts'

/** The routes of a role that no menu leads to, with the way to them. */
export type Elsewhere = Readonly<Record<string, string>>

/**
 * Returns a line for every area of a role without a link in its menus, with the fix, and one for every reason that is
 * no longer needed. Routes with an id are left out: they are reached from their list.
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
          `${pattern} (${owner}) is in no menu: add it to apps/web/src/shell/menus/menu-items.ts or account-entries.ts, or say in menus.test.ts how one gets there.`,
      ),
    ...Object.keys(elsewhere)
      .filter((path) => !missing.some(({ pattern }) => pattern === path))
      .map(
        (path) =>
          `${path} is in a menu or gone: take its reason out of apps/web/src/shell/menus/menus.test.ts.`,
      ),
  ]
}
