/** The folders of the screens behind the login, and of those that are open. */
const areas = { closed: /^_(athlete|company|admin)\//, open: /^_(public|guest)\// }

/** Returns the address of a route file: `_company/company.fields.$id.tsx` is `/company/fields/$id`. */
const addressOf = (file: string) =>
  `/${file
    .replace(/^\w+\/|\.tsx$/g, '')
    .split('.')
    .filter((part) => part !== 'index')
    .join('/')}`

const firstPart = (path: string) => path.split('/').slice(0, 2).join('/')

/**
 * Returns the rules of robots.txt that close the screens behind the login, by the route files: a prefix, or a whole
 * address that ends with `$`. What shares its first part with an open screen is closed one by one, since `/company/…`
 * is an arena's public page.
 */
export function closedPathsOf(files: readonly string[]): string[] {
  const own = files.filter((file) => areas.closed.test(file)).map(addressOf)
  const open = new Set(
    files.filter((file) => areas.open.test(file)).map((file) => firstPart(addressOf(file))),
  )
  // A prefix closes what only begins with the same letters as well: `/atleta` the cards at `/atletas/…`.
  const beginsOpen = (first: string) => [...open].some((each) => each !== first && each.startsWith(first))
  const rules = own.flatMap((path) => {
    const first = firstPart(path)
    if (!open.has(first)) return beginsOpen(first) ? [`${first}$`, `${first}/`] : first
    const [before = '', parameter] = path.split('$')
    return parameter === undefined ? `${path}$` : before
  })
  const covers = (prefix: string, rule: string) =>
    prefix !== rule && !prefix.endsWith('$') && rule.startsWith(prefix)
  return [...new Set(rules)].filter((rule) => !rules.some((prefix) => covers(prefix, rule))).toSorted()
}
