import type { ProductRow } from '@campo-livre/domain/products/product.ts'
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

/** Makes a product of the user's company. */
async function made(client: TestClient) {
  const { by, lent } = await writableAccount(client, 'company')
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
}
