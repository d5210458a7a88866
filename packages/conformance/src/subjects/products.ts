import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { StockCount } from '@campo-livre/domain/stock/stock-input.ts'
import type { StockMovementRow } from '@campo-livre/domain/stock/stock-movement.ts'
import type { NewProduct, Prices } from '@campo-livre/domain/products/product-input.ts'
import type { ImportOutcome } from '@campo-livre/domain/products/import/import-input.ts'
import type { Session } from '../client/logins.ts'
import type { TestClient } from '../client/test-client.ts'
import { newAccount, spareAccount, writableAccount } from '../client/accounts.ts'
import type { Subject, ValidRequest } from '../subject.ts'
import { notIn } from './others.ts'
import { reader } from './reader.ts'

const facts = ({ unique }: TestClient): NewProduct => ({
  name: `Contrato ${unique.key()}`,
  category: 'snacks',
  priceCents: 1250,
  stock: 3,
  lowStockAt: 1,
})

/** A file with one product. */
const fileOf = (client: TestClient) => {
  const { name, category, priceCents, stock } = facts(client)
  return { products: [{ line: 2, name, category, priceCents, stock }] }
}

/** Imports a product into a company. */
async function imported(client: TestClient, whose?: Session) {
  const by = whose ?? (await spareAccount(client, 'company'))
  const path = '/company/products/import'
  const { id } = await client.data<ImportOutcome>({ method: 'POST', path, by, body: fileOf(client) })
  return { by, params: { id } }
}

/** Makes a product of the user's company, or of a given one. */
async function made(client: TestClient, whose?: Session) {
  const { by, lent } = whose ? { by: whose, lent: false } : await writableAccount(client, 'company')
  const product = await client.data<ProductRow>({
    method: 'POST',
    path: '/company/products',
    by,
    body: facts(client),
  })
  return { by, lent, product, params: { id: product.id } }
}

const another = async (client: TestClient) => {
  const by = await client.actor('company')
  return { id: await notIn(client, '/admin/products', '/company/products', by) }
}
const read = (good: ValidRequest, data: unknown) =>
  `/company/products/${good.params?.id ?? (data as ProductRow).id}`

/** Makes a product, and a loss of a piece of it; its id is that of the movement. */
async function lost(client: TestClient, whose?: Session) {
  const { by, lent, product } = await made(client, whose)
  const path = `/company/products/${product.id}`
  const body = { quantity: 1, reason: 'Quebrou' }
  await client.data({ method: 'POST', path: `${path}/losses`, by, body })
  const [movement] = await client.data<StockMovementRow[]>({ method: 'GET', path: `${path}/movements`, by })
  return { by, lent, product, params: { id: String(movement?.id) } }
}
const productPath = (_good: ValidRequest, data: unknown) => `/company/products/${(data as ProductRow).id}`

/** Returns a count of a product that has just been made. */
const countOf = ({ id, createdAt }: ProductRow, counted: number): StockCount => ({
  counts: [{ productId: id, counted, countedAt: createdAt }],
})

const countedPath = ({ body }: ValidRequest) =>
  `/company/products/${String((body as StockCount).counts[0]?.productId)}`

export const productSubjects: Record<string, Subject> = {
  'GET /company/products': reader('company'),
  'POST /company/products': {
    validRequest: async (client) => ({ by: await spareAccount(client, 'company'), body: facts(client) }),
    again: 422,
    other: async (client) => facts(client),
    counted: '/company/products',
    read,
  },
  'POST /company/products/import/preview': {
    validRequest: async (client) => ({ by: await spareAccount(client, 'company'), body: fileOf(client) }),
    again: 'same',
    read: () => '/company/products',
  },
  'POST /company/products/import': {
    validRequest: async (client) => ({ by: await spareAccount(client, 'company'), body: fileOf(client) }),
    again: 409,
    other: async (client) => fileOf(client),
    counted: '/company/products',
    read: () => '/company/products',
  },
  'POST /company/products/import/{id}/undo': {
    validRequest: imported,
    another: async (client) => (await imported(client, await newAccount(client, 'company'))).params,
    again: 409,
    read: () => '/company/products',
  },
  'PATCH /company/products': {
    validRequest: async (client) => {
      const { product, params: _, ...by } = await made(client)
      return { ...by, body: { prices: [{ id: product.id, version: product.version, priceCents: 1300 }] } }
    },
    again: 409,
    other: async (_client, good) => ({
      prices: (good.body as Prices).prices.map((price) => ({ ...price, priceCents: 1400 })),
    }),
    read: (good) => `/company/products/${String((good.body as Prices).prices[0]?.id)}`,
  },
  'GET /company/products/{id}': {
    validRequest: async (client) => {
      const { by, params } = await made(client)
      return { by, params }
    },
    another,
  },
  'GET /company/products/{id}/history': {
    validRequest: async (client) => {
      const { by, params } = await made(client)
      return { by, params }
    },
    another,
  },
  'PUT /company/products/{id}': {
    validRequest: async (client) => {
      const { product, ...good } = await made(client)
      const { stock: _, ...changed } = facts(client)
      return { ...good, body: { ...changed, version: product.version } }
    },
    another,
    again: 409,
    other: async (client, { body }) => ({ ...(body as object), name: facts(client).name }),
    read,
  },
  'PUT /company/products/{id}/status': {
    validRequest: async (client) => {
      const { product: _, ...good } = await made(client)
      return { ...good, body: { status: 'inactive' } }
    },
    another,
    again: 'same',
    read,
  },
  'GET /company/products/{id}/movements': {
    validRequest: async (client) => {
      const { by, params } = await made(client)
      return { by, params }
    },
    another,
  },
  'POST /company/products/{id}/purchases': {
    validRequest: async (client) => {
      const { product: _, ...good } = await made(client)
      const body = { packs: 60, packSize: 1000, costCents: 4800, supplier: 'Atacado', method: 'pix' }
      return { ...good, body }
    },
    another,
    again: 422,
    other: async (_client, { body }) => ({ ...(body as object), packs: 3 }),
    read,
  },
  'POST /company/products/{id}/losses': {
    validRequest: async (client) => {
      const { product: _, ...good } = await made(client)
      return { ...good, body: { quantity: 2, reason: 'Quebrou' } }
    },
    another,
    again: 409,
    other: async () => ({ quantity: 1, reason: 'Quebrou' }),
    read,
  },
  'POST /company/stock/movements/{id}/reversal': {
    validRequest: async (client) => {
      const { product: _, ...good } = await lost(client)
      return { ...good, body: { reason: 'Estava no outro freezer' } }
    },
    another: async (client) => (await lost(client, await newAccount(client, 'company'))).params,
    again: 409,
    other: async () => ({ reason: 'Engano' }),
    read: productPath,
  },
  'PUT /company/stock/rule': {
    validRequest: async (client) => ({
      by: await spareAccount(client, 'company'),
      body: { sellsBeyondStock: true },
    }),
    again: 'same',
    read: () => '/company',
  },
  'POST /company/stock/count/preview': {
    validRequest: async (client) => {
      const { by, lent, product } = await made(client)
      return { by, lent, body: countOf(product, 2) }
    },
    again: 'same',
    read: countedPath,
  },
  'POST /company/stock/count': {
    validRequest: async (client) => {
      const { by, lent, product } = await made(client)
      return { by, lent, body: countOf(product, 2) }
    },
    again: 'same',
    other: async (client) => {
      const { product } = await made(client)
      return countOf(product, 1)
    },
    read: countedPath,
  },
}
