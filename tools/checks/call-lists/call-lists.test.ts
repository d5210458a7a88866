import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'
import { listText } from './list-text.ts'

const staff = (name: string, method: string, path: string, from = `./staff/${name}.ts`) => ({
  name,
  from,
  calls: [{ method, path }],
})

test('a call whose path has a parameter comes after those that have a word there', () => {
  const exported = [
    staff('getPerson', 'GET', '/staff/{id}'),
    staff('listLeft', 'GET', '/staff/left'),
    staff('hire', 'POST', '/staff'),
    staff('listStaff', 'GET', '/staff'),
    staff('listLeave', 'GET', '/staff/{id}/leave'),
  ]
  const names = ['listStaff', 'hire', 'listLeft', 'getPerson', 'listLeave']
  expect(inOrder(exported).map(({ name }) => name)).toEqual(names)
  expect(inOrder(exported.toReversed()).map(({ name }) => name)).toEqual(names)
})

test('a list imports each file once, and spreads what is several calls', () => {
  const all = {
    name: 'allLists',
    from: './admin/all.ts',
    calls: [1, 2].map(() => ({ method: 'GET', path: '/a' })),
  }
  const exported = [
    all,
    staff('hire', 'POST', '/staff', './staff/staff.ts'),
    staff('dismiss', 'DELETE', '/staff/{id}', './staff/staff.ts'),
  ]
  const list = { constant: 'apiCalls', type: 'Call', typeFrom: './call.ts', says: 'Every call.' }
  expect(listText(list, exported))
    .toBe(`// Written by \`pnpm structure\` (tools/checks/call-lists.ts) from the folders beside it.
import { allLists } from './admin/all.ts'
import { dismiss, hire } from './staff/staff.ts'
import type { Call } from './call.ts'

/** Every call. */
export const apiCalls: readonly Call[] = [
  hire,
  dismiss,
  ...allLists,
]
`)
})
