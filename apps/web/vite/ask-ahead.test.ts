import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { askAhead, companyAreas } from './ask-ahead.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const script = read('../public/ask-ahead.js')

/** Every address of docs/routes.md that is somebody's own, with an id where it takes one. */
const closed = [
  ...read('../../../docs/routes.md').matchAll(/^\| `(\/[^`]*)` \|[^|]*\| (athlete|company|admin) \|/gm),
].map(([, path = '']) => path.replace('$id', 'one'))

/** Returns the facts that the build writes at the script's element. */
function builtFacts(): Record<string, string> {
  const { transformIndexHtml } = askAhead({ api: '/api' })
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin transforms no page')
  const bundle = {
    a: { type: 'chunk', moduleIds: ['/packages/api/src/client/http.ts'], fileName: 'http.js' },
  }
  const html: unknown = Reflect.apply(transformIndexHtml.handler, {}, [
    '<!--ask-ahead--><!--/ask-ahead-->',
    { bundle },
  ])
  return Object.fromEntries(
    [...String(html).matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Returns what a guest's page requests ahead at an address. */
function askedAt(address: string): string[] {
  const asked: string[] = []
  const { pathname, search } = new URL(address, 'https://campolivre.example')
  runInNewContext(script, {
    document: {
      currentScript: { dataset: builtFacts() },
      createElement: () => ({}),
      head: { append: () => null },
    },
    localStorage: { getItem: () => null },
    location: { pathname, search },
    fetch: async (url: string) => void asked.push(url),
  })
  return asked
}

describe('what the page requests before its code is there (decision 040)', () => {
  it.each(closed)('is nothing for a guest at %s, which leads to the login (A12)', (path) => {
    expect(askedAt(path)).toEqual([])
    expect(askedAt(`${path}/`), 'with a slash at the end').toEqual([])
  })

  it('is the arena, its fields and its reviews at its public page', () =>
    expect(askedAt('/company/cmp-1')).toEqual([
      '/api/companies/cmp-1',
      '/api/companies/cmp-1/fields?page=1&perPage=12',
      '/api/companies/cmp-1/reviews?page=1&perPage=5',
    ]))

  it('is the field and its week, as its reviews are below the fold', () =>
    expect(askedAt('/field/fld-1')).toEqual(['/api/fields/fld-1', '/api/fields/fld-1/availability?days=7']))

  it('is the first page of the listing, and the cities of its search', () =>
    expect(askedAt('/')).toEqual(['/api/fields?perPage=12', '/api/places']))
})

const tree = read('../src/routeTree.gen.ts')
/** The first parts of the paths below `/_company/company/`, as the router has them. */
const routed = [...tree.matchAll(/id: '\/_company\/company\/(?<area>[^/']+)/g)].map(
  ({ groups }) => groups?.area ?? '',
)

it('knows the areas of a company that the router knows (A12)', () => {
  expect(routed).toContain('financial')
  expect(companyAreas()).toEqual([...new Set(routed)].toSorted())
})

it('takes an area of several files once, and the dashboard for none', () => {
  const files = [
    'company.index.tsx',
    'company.fields.index.tsx',
    'company.fields.novo.tsx',
    'company.staff.tsx',
  ]
  expect(companyAreas(files)).toEqual(['fields', 'staff'])
})
