import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { type StockMovementRow, stockMovementRowSchema } from '@campo-livre/domain/stock/stock-movement.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const purchase = { packs: 2, packSize: 12, costCents: 6000, supplier: 'Atacado', method: 'pix' }
const call = (route: string, body: object, key?: string) =>
  ask(`POST ${route}`, { as: 'dono', body, ...(key ? { key } : {}) })
const buy = (body: object = {}, key?: string) =>
  call('/company/products/agua/purchases', { ...purchase, ...body }, key)
const lose = (quantity: number) => call('/company/products/agua/losses', { quantity, reason: 'Venceu' })
const movements = async (query = ''): Promise<StockMovementRow[]> => {
  const { body } = await ask(`GET /company/products/agua/movements${query}`, { as: 'dono' })
  return z.array(stockMovementRowSchema).parse(body.data)
}
const expenses = () =>
  backend.server.db.expenses.where(
    ({ companyId, category }) => companyId === 'paulista' && category === 'stock',
  )

describe('a purchase (H4, H5)', () => {
  it('adds the pieces of its packs, and makes its expense once, however often it is sent', async () => {
    const { status, body } = await buy({}, 'key')
    expect([status, body.message]).toEqual([201, 'Compra registrada.'])
    expect(productRowSchema.parse(body.data)).toMatchObject({ stock: 74, costCents: 250, version: 1 })
    await buy({}, 'key')
    expect(backend.server.db.products.find('agua')?.stock).toBe(74)
    expect(expenses()).toMatchObject([
      {
        description: '24 × Água sem gás',
        supplier: 'Atacado',
        productId: 'agua',
        amountCents: 6000,
        dueDay: '2026-11-20',
        payments: [{ day: '2026-11-20', method: 'pix', amountCents: 6000 }],
        method: 'pix',
      },
    ])
    const [movement] = await movements()
    expect(movement).toMatchObject({ kind: 'purchase', supplier: 'Atacado', expenseId: expenses()[0]?.id })
  })

  it('leaves its expense open where it is not paid yet, and makes none where it cost nothing', async () => {
    await buy({ method: 'later', supplier: '' })
    expect(expenses()).toMatchObject([{ description: '24 × Água sem gás', payments: [], method: null }])
    await buy({ costCents: 0 })
    expect(expenses()).toHaveLength(1)
    expect((await movements())[0]).toMatchObject({ quantity: 24, valueCents: 0, expenseId: null })
  })

  it('is taken back with its expense, unless its pieces are gone', async () => {
    await buy()
    const [bought] = await movements()
    const path = `/company/stock/movements/${bought?.id}/reversal`
    const { status, body } = await call(path, { reason: 'Era gelo' })
    expect([status, body.message]).toEqual([201, 'Movimento corrigido.'])
    expect(productRowSchema.parse(body.data)).toMatchObject({ stock: 50, costCents: 200 })
    expect(expenses()).toEqual([])
    expect((await call(path, { reason: 'Era gelo' })).body.code).toBe('already_undone')
    await buy()
    const [second] = await movements()
    await lose(60)
    const refused = await call(`/company/stock/movements/${second?.id}/reversal`, { reason: 'Engano' })
    expect([refused.status, refused.body.code]).toEqual([409, 'stock_out'])
    expect(expenses()).toHaveLength(1)
  })

  it("is nothing that another company's people do", async () => {
    const other = { as: 'dono', body: purchase }
    expect((await ask('POST /company/products/praia-agua/purchases', other)).status).toBe(404)
    const path = 'POST /company/stock/movements/mov-praia/reversal'
    expect((await ask(path, { as: 'dono', body: { reason: 'Engano' } })).status).toBe(404)
    expect((await ask(path.replace('praia', 'none'), { as: 'dono', body: { reason: 'x' } })).status).toBe(404)
  })
})

describe('the rule of the stock (rule 7)', () => {
  it('stops at zero until the company says that it sells beyond it', async () => {
    const own = async () => (await ask('GET /company', { as: 'dono' })).body.data
    expect(await own()).toMatchObject({ sellsBeyondStock: false })
    const { body } = await ask('PUT /company/stock/rule', { as: 'dono', body: { sellsBeyondStock: true } })
    expect(body.data).toMatchObject({ sellsBeyondStock: true })
    expect(await own()).toMatchObject({ sellsBeyondStock: true })
  })
})

describe('the history of a stock (H4)', () => {
  it('tells what, who, when, and how many there were after, newest first', async () => {
    await lose(4)
    const [loss, sale, ...rest] = await movements()
    expect(loss).toMatchObject({
      kind: 'loss',
      quantity: -4,
      stockAfter: 46,
      reason: 'Venceu',
      reversible: true,
      reversed: false,
    })
    expect(loss?.who).toBe(backend.server.db.users.find('dono')?.name)
    expect(sale).toMatchObject({ kind: 'sale', stockAfter: 50, tabCode: 'CMD-OPEN', reversible: false })
    expect(rest).toHaveLength(2)
    await call(`/company/stock/movements/${loss?.id}/reversal`, { reason: 'Achei' })
    const [reversal, before] = await movements()
    expect(reversal).toMatchObject({ kind: 'reversal', quantity: 4, stockAfter: 50, reversible: false })
    expect(before).toMatchObject({ id: loss?.id, reversible: false, reversed: true })
    expect(await movements('?page=2&perPage=4')).toHaveLength(1)
  })

  it('refuses a loss of more than there are', async () => {
    const { status, body } = await lose(51)
    expect([status, body.code]).toEqual([409, 'stock_out'])
    expect(body.message).toContain('só restam 50 unidades')
  })
})
