import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { moveStock } from './move-stock.ts'

const backend = testBackend()
const { ask } = backend
const count = (path: string, counted: number, { id = 'agua', at = NOW, key = '' } = {}) =>
  ask(`POST /company/stock/count${path}`, {
    as: 'dono',
    body: { counts: [{ productId: id, counted, countedAt: at }] },
    ...(key ? { key } : {}),
  })
const stock = () => backend.server.db.products.find('agua')?.stock
const later = '2026-11-20T13:05:00.000Z'
const sell = (quantity: number) =>
  moveStock(backend.server.db, { userId: 'dono', now: later }, { kind: 'sale', productId: 'agua', quantity })
const counts = () => backend.server.db.stockMovements.where(({ kind }) => kind === 'count')

describe('a count of the stock (H4)', () => {
  it('is shown before it is finished, in pieces and cents, and writes nothing by that', async () => {
    const { status, body } = await count('/preview', 47)
    expect([status, body.data]).toEqual([
      200,
      [
        {
          productId: 'agua',
          name: 'Água sem gás',
          counted: 47,
          difference: -3,
          valueCents: -600,
          stockAfter: 47,
        },
      ],
    ])
    expect([stock(), counts()]).toEqual([50, []])
  })

  it('brings the stock to what was counted, less what was sold since', async () => {
    await sell(5)
    expect((await count('', 47)).body.data).toMatchObject([{ id: 'agua', stock: 42 }])
    expect(counts()).toMatchObject([{ quantity: -3, valueCents: -600, stockAfter: 42, byId: 'dono' }])
  })

  it('makes no movement where everything is right, nor twice for one shelf', async () => {
    await count('', 50)
    expect(counts()).toEqual([])
    await count('', 47)
    await count('', 47)
    expect([stock(), counts().length]).toEqual([47, 1])
  })

  it('is all or nothing', async () => {
    const other = { productId: 'praia-agua', counted: 1, countedAt: NOW }
    const body = { counts: [{ productId: 'agua', counted: 1, countedAt: NOW }, other] }
    expect((await ask('POST /company/stock/count', { as: 'dono', body })).status).toBe(404)
    expect((await count('/preview', 1, { id: 'praia-agua' })).status).toBe(404)
    expect(stock()).toBe(50)
  })
})
