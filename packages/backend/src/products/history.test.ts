import { historyEntrySchema } from '@campo-livre/domain/lists/history.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { moveStock } from '../stock/move-stock.ts'

const backend = testBackend()
const { ask } = backend
const facts = { name: 'Água', category: 'drinks', priceCents: 500, lowStockAt: 4 }
const call = (route: string, body: object) => ask(route, { as: 'dono', body })
const historyOf = async (id: string, query = '') =>
  z
    .array(historyEntrySchema)
    .parse((await ask(`GET /company/products/${id}/history${query}`, { as: 'dono' })).body.data)

describe('the history of a product', () => {
  it('has each change with who, when, from what and to what, newest first', async () => {
    const before = backend.server.db.products.find('agua')
    await call('PUT /company/products/agua', { ...facts, name: 'Água com gás', version: 1 })
    await call('PUT /company/products/agua/status', { status: 'archived' })
    const [archived, changed, ...rest] = await historyOf('agua')
    expect(rest).toEqual([])
    expect(archived).toMatchObject({
      who: 'Davi Dono',
      at: backend.server.db.clock.now(),
      kind: 'changed',
      changes: [{ field: 'status', from: 'active', to: 'archived' }],
    })
    expect(changed?.changes).toContainEqual({ field: 'name', from: before?.name, to: 'Água com gás' })
    expect(changed?.changes).toContainEqual({ field: 'lowStockAt', from: before?.lowStockAt, to: 4 })
    expect(changed?.changes.map(({ field }) => field)).not.toContain('priceCents')
  })

  it('begins with its creation, and has no pictures and no sales', async () => {
    const { body } = await call('POST /company/products', { ...facts, name: 'Suco', stock: 3 })
    const { id } = body.data as { id: string }
    await call(`PUT /company/products/${id}`, { ...facts, name: 'Suco', photo: ONE_PIXEL, version: 1 })
    const by = { userId: 'dono', now: NOW }
    await moveStock(backend.server.db, by, { kind: 'sale', productId: id, quantity: 2 })
    expect((await historyOf(id)).map(({ kind, changes }) => [kind, changes])).toEqual([
      ['changed', [{ field: 'photo', from: null, to: null }]],
      ['created', []],
    ])
  })

  it('has an entry for each product of a bulk change, and none for what stays the same', async () => {
    const prices = ['agua', 'coco'].map((id) => ({ id, version: 1, priceCents: 999 }))
    await call('PATCH /company/products', { prices })
    for (const id of ['agua', 'coco'])
      expect((await historyOf(id)).map(({ changes }) => changes)).toMatchObject([
        [{ field: 'priceCents', to: 999 }],
      ])
    await call('PUT /company/products/agua/status', { status: 'active' })
    expect(await historyOf('agua')).toHaveLength(1)
  })

  it('comes in pages', async () => {
    for (let price = 1; price <= 12; price++)
      await call('PATCH /company/products', { prices: [{ id: 'agua', version: price, priceCents: price }] })
    const second = await historyOf('agua', '?page=2&perPage=10')
    expect(second.map(({ changes }) => changes[0]?.to)).toEqual([2, 1])
  })

  it('is undone with the change', async () => {
    await call('PUT /company/products/agua/status', { status: 'archived' })
    await ask('POST /__mock/undo', {})
    expect(await historyOf('agua')).toEqual([])
  })

  it('names nobody whose account is gone', async () => {
    await call('PUT /company/products/agua/status', { status: 'archived' })
    const [edit] = backend.server.db.edits.all()
    await backend.server.db.edits.update(edit?.id ?? '', { userId: 'ninguem' })
    expect((await historyOf('agua')).map(({ who }) => who)).toEqual([null])
  })
})
