import { entriesMetaSchema, entrySchema } from '@campo-livre/domain/financial/entry.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import type { ColumnFilter, Condition } from '@campo-livre/domain/lists/filters.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab-row.ts'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyTab } from '@campo-livre/mocks/testing/tiny-houses.ts'

const backend = testBackend()
const { ask } = backend

const filters = (...asked: ColumnFilter[]) => `filters=${encodeURIComponent(JSON.stringify(asked))}`
const where = (column: string, mode: Condition['mode'], value: string) =>
  filters({ column, operator: 'and', conditions: [{ mode, value }] })
const list = async (path: string, as = 'dono') => (await ask(`GET ${path}`, { as })).body
const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

describe('a list with filters (F4)', () => {
  it('answers a page, and how many rows the filters keep in all', async () => {
    const { data, meta } = await list(
      `/company/products?perPage=1&page=2&${where('name', 'contains', 'AGUA')}`,
    )
    expect(data).toMatchObject([{ id: 'agua' }])
    expect(meta).toEqual({ page: 2, perPage: 1, total: 2 })
  })

  it('is sorted up and down, by default in its own order', async () => {
    expect(ids(await list('/company/products'))).toEqual(['coco', 'agua', 'cafe'])
    expect(ids(await list('/company/products?sort=priceCents'))).toEqual(['cafe', 'agua', 'coco'])
    expect(ids(await list('/company/products?sort=-stock'))).toEqual(['agua', 'cafe', 'coco'])
  })

  it('finds by any text, together with the filters, and says how many', async () => {
    expect(ids(await list('/company/products?q=%C3%A1GUA'))).toEqual(['coco', 'agua'])
    expect(ids(await list(`/company/products?q=agua&${where('name', 'endsWith', 'coco')}`))).toEqual(['coco'])
    expect((await list('/company/products?q=agua&perPage=1')).meta).toEqual({ page: 1, perPage: 1, total: 2 })
    expect(ids(await list('/company/products?q=nada'))).toEqual([])
    expect(ids(await list('/company/products?q=%20'))).toHaveLength(3)
    const { status, body } = await ask(`GET /company/products?q=${'a'.repeat(101)}`, { as: 'dono' })
    expect([status, body.errors]).toEqual([422, { q: ['Use até 100 caracteres.'] }])
  })

  it('takes several conditions and several columns', async () => {
    const names: ColumnFilter = {
      column: 'name',
      operator: 'or',
      conditions: [
        { mode: 'equals', value: 'cafe' },
        { mode: 'endsWith', value: 'coco' },
      ],
    }
    expect(ids(await list(`/company/products?${filters(names)}`))).toEqual(['coco', 'cafe'])
    const low: ColumnFilter = {
      column: 'stockLevel',
      operator: 'and',
      conditions: [{ mode: 'equals', value: 'low' }],
    }
    expect(ids(await list(`/company/products?${filters(names, low)}`))).toEqual(['cafe'])
  })

  it.each([
    ['filters=%7B', 'filters', 'Não deu para entender o filtro.'],
    [where('password', 'contains', 'a'), 'filters', 'Não dá para filtrar por essa coluna.'],
    [where('name', 'gt', 'a'), 'filters', 'Não dá para comparar essa coluna assim.'],
    [where('priceCents', 'gt', 'caro'), 'filters', 'Informe um número no filtro.'],
    [where('createdAt', 'dateIs', 'ontem'), 'filters', 'Informe a data do filtro como 2026-11-20.'],
    ['sort=companyId', 'sort', 'Não dá para ordenar por isso.'],
    ['perPage=101', 'perPage', 'Use no máximo 100.'],
  ])('refuses %s in a sentence', async (query, field, sentence) => {
    const { status, body } = await ask(`GET /company/products?${query}`, { as: 'dono' })
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
  })
})

test('the fields of a company, inactive ones too (H1)', async () => {
  const { data } = await list('/company/fields')
  expect(z.array(fieldRowSchema).parse(data)).toMatchObject([
    { id: 'society', reviews: 2, rating: 4.5, fromPriceCents: 10_000, status: 'active' },
    { id: 'parado', status: 'inactive' },
    { id: 'futsal', sport: 'futsal', indoor: true, companyName: 'Arena Paulista' },
  ])
  expect(ids(await list(`/company/fields?${where('indoor', 'equals', 'true')}`))).toEqual(['futsal'])
})

test('what a company sells, with how low it is (H4)', async () => {
  const { data } = await list('/company/products')
  const levels = z
    .array(productRowSchema)
    .parse(data)
    .map(({ id, stockLevel }) => [id, stockLevel])
  expect(levels).toEqual([
    ['coco', 'out'],
    ['agua', 'enough'],
    ['cafe', 'low'],
  ])
  expect(ids(await list('/company/products', 'dona'))).toEqual(['praia-agua'])
})

test('what a company pays, by its own today: what is due first, then what was paid (H5)', async () => {
  const states = async () =>
    z
      .array(expenseRowSchema)
      .parse((await list('/company/expenses')).data)
      .map(({ id, status }) => [id, status])
  expect(await states()).toEqual([
    ['energy', 'overdue'],
    ['tax', 'pending'],
    ['rent', 'paid'],
  ])
  await ask('POST /__mock/clock', { body: { advanceMinutes: 13 * 60 + 59 } })
  expect((await states())[1]).toEqual(['tax', 'pending'])
  await ask('POST /__mock/clock', { body: { advanceMinutes: 1 } })
  expect((await states())[1]).toEqual(['tax', 'overdue'])
  expect(ids(await list(`/company/expenses?${where('paidDay', 'dateIsNot', '2026-11-05')}`))).toEqual([
    'energy',
    'tax',
  ])
})

test('the tabs of a company and of an athlete, the open ones first (H3)', async () => {
  const { data } = await list('/company/tabs')
  expect(z.array(tabRowSchema).parse(data)).toMatchObject([
    { id: 'tab-open', status: 'open', itemCount: 2, totalCents: 1000, paidCents: 0, dueCents: 1000 },
    { id: 'tab-paid', status: 'paid', dueCents: 0, companyName: 'Arena Paulista' },
  ])
  expect(ids(await list('/tabs', 'bia'))).toEqual(['tab-open'])
  expect(ids(await list(`/company/tabs?${where('openedAt', 'dateIs', '2026-11-10')}`))).toEqual(['tab-paid'])
})

test('the movements of a company’s money, newest first, and what the filters keep adds up to (H6)', async () => {
  const { data, meta } = await list('/company/financial')
  const entries = z.array(entrySchema).parse(data)
  expect(entries.map(({ day, source, amountCents }) => [day, source, amountCents])).toEqual([
    ['2026-11-19', 'booking', 15_000],
    ['2026-11-19', 'booking', 15_000],
    ['2026-11-19', 'booking', 15_000],
    ['2026-11-11', 'till', 100],
    ['2026-11-10', 'transfer', 3000],
    ['2026-11-10', 'transfer', -3000],
    ['2026-11-10', 'tab', 1000],
    ['2026-11-05', 'expense', -300_000],
  ])
  expect(entriesMetaSchema.parse(meta)).toMatchObject({ total: 8, incomeCents: 46_100, outgoCents: 300_000 })
  expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(46_100 - 300_000)
  const some = await list(`/company/financial?perPage=1&${where('source', 'equals', 'booking')}`)
  expect(some.data).toHaveLength(1)
  expect(some.meta).toEqual({
    page: 1,
    perPage: 1,
    total: 3,
    incomeCents: 45_000,
    outgoCents: 0,
    transferCents: 0,
  })
})

test('money that went back is an outgo of the day of the cancellation, and the payment stays (H6)', async () => {
  await ask('POST /bookings/paid/cancel', { as: 'ana', body: {} })
  const { data, meta } = await list(`/company/financial?${where('code', 'equals', 'rsv-paid')}`)
  expect(data).toMatchObject([
    { day: '2026-11-20', kind: 'outgo', source: 'refund', amountCents: -15_000, customerName: 'Ana Lima' },
    { day: '2026-11-19', kind: 'income', source: 'booking', amountCents: 15_000 },
  ])
  expect(meta).toMatchObject({ incomeCents: 15_000, outgoCents: 15_000 })
})

test('a payment that nobody has made is no movement', async () => {
  await backend.server.db.tabs.insert(
    tinyTab({ id: 'later', code: 'CMD-LATE', status: 'closed', payments: [] }),
  )
  await backend.server.db.bookings.update('of-bia', { payment: null })
  expect((await list('/company/financial')).meta).toMatchObject({ total: 7, incomeCents: 31_100 })
})

test.each(['fields', 'products', 'tabs', 'expenses', 'financial'])(
  '/company/%s is empty for whom no company belongs to, and shows nobody else’s',
  async (thing) => {
    await backend.server.db.companies.update('praia', { ownerId: null })
    expect(await list(`/company/${thing}`, 'dona')).toMatchObject({ data: [], meta: { total: 0 } })
  },
)
