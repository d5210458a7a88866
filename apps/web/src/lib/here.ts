/**
 * For a link to where one is (`to="."`): the address with some parts changed. It serves every route, and `never` is
 * what fits the search of each.
 */
export function here(parts: object): (old: object) => Record<string, never> {
  return (old) => ({ ...old, ...parts })
}
