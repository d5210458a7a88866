import { bookingRowSchema } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import { couponRowSchema } from '@campo-livre/domain/coupons/coupon.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { rachaRowSchema } from '@campo-livre/domain/rachas/racha.ts'
import { reviewRowSchema } from '@campo-livre/domain/reviews/review-row.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab-row.ts'
import { userRowSchema } from '@campo-livre/domain/users/user-row.ts'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const list = async (path: string) => (await ask(`GET /admin/${path}`, { as: 'admin' })).body
const filter = (column: string, mode: string, value: string) =>
  `filters=${encodeURIComponent(JSON.stringify([{ column, operator: 'and', conditions: [{ mode, value }] }]))}`

const things = [
  ['users', userRowSchema],
  ['companies', companyRowSchema],
  ['fields', fieldRowSchema],
  ['bookings', bookingRowSchema],
  ['products', productRowSchema],
  ['tabs', tabRowSchema],
  ['expenses', expenseRowSchema],
  ['rachas', rachaRowSchema],
  ['coupons', couponRowSchema],
  ['reviews', reviewRowSchema],
] as const

describe('the lists of the admin (H12)', () => {
  it.each(things)('has all %s, whoever’s they are', async (thing, schema) => {
    const { data, meta } = await list(`${thing}?perPage=100`)
    const rows = z.array(schema).parse(data)
    const known = backend.server.db[thing].all().map(({ id }) => id)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(known.toSorted())
    expect(meta).toEqual({ page: 1, perPage: 100, total: known.length })
  })

  it.each(things)('refuses a filter of %s that means nothing', async (thing) => {
    const { status } = await ask(`GET /admin/${thing}?${filter('secret', 'equals', 'x')}`, { as: 'admin' })
    expect(status).toBe(422)
  })
})

test('no password is ever told, nor can one be filtered for', async () => {
  expect(JSON.stringify(await list('users'))).not.toMatch(/password|Senha@123/)
  const { status } = await ask(`GET /admin/users?${filter('password', 'startsWith', 'S')}`, { as: 'admin' })
  expect(status).toBe(422)
})

test('people stand by name, with what their account is like', async () => {
  const { data } = await list(`users?${filter('status', 'notEquals', 'active')}`)
  expect(data).toMatchObject([
    { name: 'Bel Bloqueada', status: 'blocked', profile: 'athlete' },
    { name: 'Pia Pendente', status: 'unverified', emailVerifiedAt: null },
  ])
})

test('companies name who runs them and count what they have (H12)', async () => {
  await backend.server.db.users.update('dono', { phone: '5511901112233' })
  await backend.server.db.companies.update('paulista', { cnpj: '12ABC34501DE35' })
  expect((await list('companies')).data).toMatchObject([
    { name: 'Arena Nova', status: 'awaiting_approval', ownerName: null, fields: 1, rating: null },
    {
      name: 'Arena Paulista',
      ownerName: 'Davi Dono',
      ownerEmail: 'd•••@test.test',
      ownerPhone: '•••••••33',
      cnpj: '12ABC34501DE35',
      fields: 3,
      rating: 4.5,
      reviews: 2,
    },
    { name: 'Praia do Norte', city: 'Manaus', state: 'AM' },
  ])
  const found = await list(`companies?${filter('cnpj', 'startsWith', '12abc')}`)
  expect(found.data).toMatchObject([{ name: 'Arena Paulista' }])
})

test('bookings have their state as of now, latest first, and are filtered by days of their own zone', async () => {
  const { data } = await list('bookings')
  expect(data).toMatchObject([
    { id: 'of-bia', status: 'confirmed', fieldName: 'Campo 1', companyName: 'Arena Paulista' },
    { id: 'paid', paymentMethod: 'pix', paymentStatus: 'paid' },
    { id: 'played', status: 'completed' },
  ])
  const evening = await list(`bookings?${filter('start', 'dateIs', '2026-11-10')}`)
  expect(evening.data).toMatchObject([{ id: 'played' }])
})
