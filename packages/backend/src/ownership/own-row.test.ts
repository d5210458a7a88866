import { expect, test } from 'vitest'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

test.each([
  { call: 'GET /company/tabs/{id}', id: 'tab-open', own: 'dono', other: 'dona' },
  { call: 'GET /company/products/{id}', id: 'agua', own: 'dono', other: 'dona' },
  { call: 'GET /company/expenses/{id}', id: 'energy', own: 'dono', other: 'dona' },
  { call: 'GET /bookings/{id}', id: 'played', own: 'dono', other: 'bia' },
  { call: 'GET /company/bookings/{id}', id: 'played', own: 'dono', other: 'dona' },
])('$call finds a row of whoever asks: 404 for $other, and for one that is not there', async (asked) => {
  const { call, id, own, other } = asked
  const path = (named: string) => call.replace('{id}', named)
  expect((await ask(path(id), { as: own })).status).toBe(200)
  const refused = [await ask(path(id), { as: other }), await ask(path('nada'), { as: own })]
  expect(refused.map(({ status }) => status)).toEqual([404, 404])
  // The answer does not tell whether there is such a row.
  expect(refused[0]?.body).toEqual(refused[1]?.body)
})

test('a part is found below its own whole alone', async () => {
  const file = { name: 'conta', file: ONE_PIXEL }
  const added = await ask('POST /company/expenses/energy/receipts', { as: 'dono', body: file })
  const { receipts } = added.body.data as { receipts: { id: string }[] }
  const below = (expense: string, as = 'dono') =>
    ask(`GET /company/expenses/${expense}/receipts/${receipts[0]?.id}`, { as })
  expect((await below('energy')).body.data).toMatchObject({ id: receipts[0]?.id, name: 'conta' })
  const other = backend.server.db.expenses
    .by('companyId', backend.server.db.expenses.find('energy')?.companyId ?? '')
    .find(({ id }) => id !== 'energy')
  expect((await below(String(other?.id))).status).toBe(404)
  expect((await below('energy', 'dona')).status).toBe(404)
})

test('who may not ask hears that first, and what is wrong with the body before whose row it is', async () => {
  const path = 'POST /company/expenses/nada/receipts'
  expect((await ask(path)).status).toBe(401)
  expect((await ask(path, { as: 'ana' })).status).toBe(403)
  expect((await ask(path, { as: 'dono', body: {} })).status).toBe(422)
  expect((await ask(path, { as: 'dono', body: { name: 'conta', file: ONE_PIXEL } })).status).toBe(404)
})
