import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { describe, expect, it } from 'vitest'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

const facts = { name: 'Açaí 300 ml', category: 'sweets', priceCents: 1800, lowStockAt: 4 }
const stored = (id: string) => backend.server.db.products.find(id)
const call = async (route: string, body: object, as = 'dono') => ask(route, { as, body })
const change = (id: string, changes: object = {}) =>
  call(`PUT /company/products/${id}`, { ...facts, version: 1, ...changes })
const names = async (query = '') => {
  const { body } = await ask(`GET /company/products${query}`, { as: 'dono' })
  return (body.data as { name: string }[]).map(({ name }) => name)
}

describe('a product (H4)', () => {
  it('is created on sale, with its stock and its photo', async () => {
    const { status, body } = await call('POST /company/products', { ...facts, stock: 12, photo: ONE_PIXEL })
    expect([status, body.message]).toEqual([201, 'Produto criado.'])
    const product = productRowSchema.parse(body.data)
    expect(product).toMatchObject({ ...facts, stock: 12, stockLevel: 'enough', status: 'active', version: 1 })
    expect(stored(product.id)).toMatchObject({ companyId: 'paulista', photo: ONE_PIXEL })
    expect(await names()).toContain('Açaí 300 ml')
    expect(backend.server.db.stockMovements.by('productId', product.id)).toMatchObject([
      { kind: 'opening', quantity: 12, valueCents: 0, stockAfter: 12, byId: 'dono' },
    ])
  })

  it('has a name of its own among those that are not archived, however it is written', async () => {
    const { status, body } = await call('POST /company/products', { ...facts, name: 'CAFE ', stock: 0 })
    expect([status, body.errors]).toEqual([422, { name: ['Já existe um produto com esse nome.'] }])
    expect((await change('agua', { name: 'café' })).body.errors).toHaveProperty('name')
    expect((await change('cafe', { name: 'Café' })).status).toBe(200)
    await call('PUT /company/products/coco/status', { status: 'archived' })
    expect((await change('agua', { name: 'Água de coco' })).status).toBe(200)
    const back = await call('PUT /company/products/coco/status', { status: 'active' })
    expect([back.status, back.body.code]).toEqual([409, 'conflict'])
  })

  it('is changed by who has seen its newest version; who has not is told how it is now', async () => {
    expect((await change('agua', { name: 'Água com gás' })).body.data).toMatchObject({
      name: 'Água com gás',
      priceCents: 1800,
      stock: 50,
      version: 2,
    })
    const { status, body } = await change('agua')
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(productRowSchema.parse(body.data)).toMatchObject({ name: 'Água com gás', version: 2 })
    expect(stored('agua')?.name).toBe('Água com gás')
  })

  it('keeps its photo unless another or none is sent', async () => {
    const photos = []
    for (const [index, photo] of [ONE_PIXEL, undefined, null].entries()) {
      await change('agua', { photo, version: index + 1 })
      photos.push(stored('agua')?.photo)
    }
    expect(photos).toEqual([ONE_PIXEL, ONE_PIXEL, null])
  })

  it('leaves the list when it is archived, is found by its status, and comes back', async () => {
    const filter = JSON.stringify([
      { column: 'status', operator: 'and', conditions: [{ mode: 'equals', value: 'archived' }] },
    ])
    await call('PUT /company/products/agua/status', { status: 'archived' })
    expect(await names()).not.toContain('Água sem gás')
    expect(await names(`?filters=${encodeURIComponent(filter)}`)).toEqual(['Água sem gás'])
    await call('PUT /company/products/agua/status', { status: 'active' })
    expect(await names()).toContain('Água sem gás')
    expect(stored('agua')?.version).toBe(1)
  })
})

describe('what a product costs, and its bar code (H4)', () => {
  it('is worth its first pieces at their cost, with what is left of the price', async () => {
    const { body } = await call('POST /company/products', { ...facts, stock: 3, costCents: 600 })
    expect(productRowSchema.parse(body.data)).toMatchObject({
      stock: 3,
      stockValueCents: 1800,
      costCents: 600,
      marginPercent: 67,
    })
  })

  it('has a bar code that no other product has which is not archived', async () => {
    const ean = '7891000100103'
    expect((await change('agua', { name: 'Água sem gás', ean: ` ${ean}` })).body.data).toMatchObject({ ean })
    const { status, body } = await call('POST /company/products', { ...facts, stock: 1, ean })
    expect([status, body.errors]).toEqual([422, { ean: ['Esse código já é de Água sem gás.'] }])
    expect((await change('agua', { name: 'Água sem gás', ean, version: 2 })).status).toBe(200)
    await call('PUT /company/products/agua/status', { status: 'archived' })
    expect((await call('POST /company/products', { ...facts, name: 'Suco', stock: 1, ean })).status).toBe(201)
    const back = await call('PUT /company/products/agua/status', { status: 'active' })
    expect([back.status, back.body.message]).toEqual([
      409,
      'Suco já tem o mesmo código de barras. Mude um deles antes.',
    ])
    expect(stored('praia-agua')?.ean).toBeNull()
  })

  it('keeps its bar code where none is sent, and loses it where it is emptied', async () => {
    await change('agua', { ean: '96385074' })
    await change('agua', { version: 2 })
    expect(stored('agua')?.ean).toBe('96385074')
    await change('agua', { ean: '', version: 3 })
    expect(stored('agua')?.ean).toBeNull()
    const wrong = await change('agua', { ean: '96385075', version: 4 })
    expect(wrong.body.errors).toHaveProperty('ean')
  })
})

describe('the prices of several products', () => {
  const prices = (...list: [id: string, priceCents: number, version?: number][]) =>
    call('PATCH /company/products', {
      prices: list.map(([id, priceCents, version = 1]) => ({ id, version, priceCents })),
    })

  it('change together', async () => {
    const { status, body } = await prices(['agua', 550], ['cafe', 500])
    expect([status, body.message]).toEqual([200, 'Preços salvos.'])
    expect(body.data).toMatchObject([
      { id: 'agua', priceCents: 550, version: 2 },
      { id: 'cafe', priceCents: 500, version: 2 },
    ])
  })

  it('change all or not at all', async () => {
    const { status, body } = await prices(['agua', 550], ['cafe', 500, 7])
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.data).toMatchObject([{ id: 'cafe', priceCents: 450, version: 1 }])
    expect((await prices(['agua', 550], ['praia-agua', 500])).status).toBe(404)
    expect((await prices(['agua', -1])).status).toBe(422)
    expect(stored('agua')?.priceCents).toBe(500)
  })
})
