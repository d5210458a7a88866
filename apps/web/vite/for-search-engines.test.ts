import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { publicPages } from '../src/features/marketing/public-pages.ts'
import { closedPaths, listedPaths, writtenPaths } from './addresses.ts'
import { filesForSearchEngines } from './for-search-engines.ts'

const site = 'https://campolivre.example'

/** The rows of the table in docs/routes.md. */
const routes = [
  ...readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8').matchAll(
    /^\| `(\/[^`]*)` \|[^|]*\| (everyone|guests|athlete|company|admin) \|/gm,
  ),
].map(([, path = '', who = '']) => ({ path, who }))

/** Other addresses of `/`, which is the canonical one. */
const alsoListing = ['/arenas', '/campos']

/** Reads a rule as crawlers do: a prefix of an address, or all of it with a `$`. */
const isClosed = (path: string) =>
  closedPaths.some((rule) => (rule.endsWith('$') ? rule === `${path}$` : path.startsWith(rule)))

it('knows the routes', () => expect(routes.length).toBeGreaterThan(30))

it('lists every screen for everyone that has one address, and nothing else (A15)', () => {
  const open = routes
    .filter(({ path, who }) => who === 'everyone' && !path.includes('$') && !isClosed(path))
    .map(({ path }) => path)
  expect(
    open.filter((path) => !alsoListing.includes(path)).toSorted(),
    'apps/web/vite/addresses.ts: listedPaths has other addresses than docs/routes.md.',
  ).toEqual(listedPaths.toSorted())
})

it('has the same written pages as the app', () => {
  expect(
    publicPages(true)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(writtenPaths.toSorted())
})

const paths = (...who: string[]) => routes.filter((route) => who.includes(route.who)).map(({ path }) => path)

it.each(paths('athlete', 'company', 'admin'))('%s is nothing for search engines', (path) =>
  expect(isClosed(path), 'apps/web/vite/closed-paths.ts').toBe(true),
)

it.each([...listedPaths, ...alsoListing, '/field/fld-1', '/company/cmp-arena-beira-mar', '/login'])(
  '%s is open to search engines (A15)',
  (path) => expect(isClosed(path)).toBe(false),
)

it('names the site in both files', () => {
  const files = filesForSearchEngines(site)
  expect(files['robots.txt']).toMatch(/^User-agent: \*\nDisallow: \/atleta\$\n/)
  expect(files['robots.txt']).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
  expect(files['sitemap.xml'].match(/<loc>[^<]+/g)).toEqual(listedPaths.map((path) => `<loc>${site}${path}`))
})
