import { expect, test } from 'vitest'
import { apiCalls } from '../calls.gen.ts'
import type { Call } from '../http/call.ts'
import { pathMatcher } from '../http/path.ts'

const ANY_LIST = 'an admin may see any row; the path names its list, too'

/** The calls that look at what their path names by themselves, each with the reason. */
const byThemselves: Readonly<Record<string, string>> = {
  'GET /admin/rows/{resource}/{id}': ANY_LIST,
  'GET /admin/rows/{resource}/{id}/history': ANY_LIST,
  'GET /admin/rows/{resource}/{id}/relations': ANY_LIST,
  'GET /cep/{cep}': 'it names no row',
  'GET /split-proposals/{kind}/{id}': 'the path names the table, too: a booking, a tab or a racha',
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`
const naming = apiCalls.filter(({ path }) => path.includes('{'))

test('each call whose path has a parameter says whose row that is, but for a few (decision 139)', () => {
  const silent = naming.filter(({ owned }) => owned === null).map(nameOf)
  expect(silent.toSorted()).toEqual(Object.keys(byThemselves).toSorted())
})

const declared = naming.flatMap((call) =>
  call.owned ? [{ ...call, name: nameOf(call), owned: call.owned }] : [],
)

test.each(declared)('$name names its row by all parameters of its path', ({ path, owned, who }) => {
  const names = Object.keys(pathMatcher(path)(path.replaceAll(/[{}]/g, '')) ?? {})
  const { param, of } = owned
  expect(of?.param ? [of.param, param] : [param]).toEqual(names)
  // Rows that are online are asked for by anybody, those of any admin by admins alone. A link may ask to be signed in, and a
  // card shows some of itself to anybody.
  if (owned.whose !== 'link' && owned.whose !== 'cardReader')
    expect(owned.whose === 'public').toBe(who === 'anyone')
  expect(owned.whose === 'admin').toBe(Array.isArray(who) && who.every((role) => role === 'admin'))
})
