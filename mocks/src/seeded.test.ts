import { availabilitySchema } from '@campo-livre/domain/availability/availability.ts'
import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { bookingRowSchema } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { companySchema } from '@campo-livre/domain/companies/company.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import { fieldDetailSchema } from '@campo-livre/domain/fields/field-detail.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { entrySchema } from '@campo-livre/domain/financial/entry.ts'
import { placeSchema } from '@campo-livre/domain/places/place.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { myRachaRowSchema, rachaDetailSchema } from '@campo-livre/domain/rachas/racha.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab-row.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Backend, createBackend } from './backend.ts'
import { createFixedClock } from './clock.ts'
import { recordSchemas, type TableName, tableNames } from '@campo-livre/backend/store/records.ts'
import { PERSONA_PASSWORD, personas } from './personas/personas.ts'
import { buildSeed } from './seed/build-seed.ts'
import { NOW } from './testing/tiny-seed.ts'

let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW) })
})

async function ask(call: string, { token, body }: { token?: string; body?: unknown } = {}) {
  const [method = 'GET', path = ''] = call.split(' ')
  const headers = {
    'Content-Type': 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await backend.handle(new Request(`http://x/api${path}`, init))
  return { status: response.status, ...((await response.json()) as { data: unknown; message?: string }) }
}
const signIn = async (email: string) => {
  const { data } = await ask('POST /auth/login', { body: { email, password: PERSONA_PASSWORD } })
  return z.object({ token: z.string() }).parse(data).token
}
const idsSchema = z.array(z.object({ id: z.string() }))

/** The tables that have no row until somebody does something. */
const beginsEmpty: readonly TableName[] = [
  'attempts',
  'cards',
  'audits',
  'closings',
  'expenseCommands',
  'noticed',
  'productImports',
  'proofs',
  'replays',
  'sentReceipts',
]

test.each(tableNames)('every seeded row of %s is what its schema says', (name) => {
  const rows = backend.db[name].all()
  expect(rows.length > 0, 'has rows').toBe(!beginsEmpty.includes(name))
  expect(rows.filter((row) => !recordSchemas[name].safeParse(row).success)).toEqual([])
})

test('every field, company and place is answered as the domain describes it', async () => {
  z.array(placeSchema).parse((await ask('GET /places')).data)
  const cards = z.array(fieldCardSchema).parse((await ask('GET /fields?perPage=100')).data)
  expect(cards.length).toBeGreaterThanOrEqual(80)
  for (const { id } of cards) {
    fieldDetailSchema.parse((await ask(`GET /fields/${id}`)).data)
    availabilitySchema.parse((await ask(`GET /fields/${id}/availability?days=3`)).data)
    z.array(reviewSchema).parse((await ask(`GET /fields/${id}/reviews`)).data)
  }
  for (const { id } of new Map(cards.map(({ company }) => [company.id, company])).values()) {
    companySchema.parse((await ask(`GET /companies/${id}`)).data)
    z.array(fieldCardSchema).parse((await ask(`GET /companies/${id}/fields`)).data)
  }
})

test('every time that a card offers can be booked as it stands', async () => {
  const token = await signIn('nova@campolivre.test')
  const { data } = await ask('GET /fields?perPage=100')
  let booked = 0
  for (const { id, nextFree } of z.array(fieldCardSchema).parse(data)) {
    const offer = nextFree.at(-1)
    if (!offer) continue
    booked++
    const { status, data: booking } = await ask('POST /bookings', { token, body: { fieldId: id, ...offer } })
    expect({ id, status }).toEqual({ id, status: 201 })
    const { id: made, priceCents } = bookingDetailSchema.parse(booking)
    expect(priceCents).toBe(offer.priceCents)
    // Two fields may share their ground: the next one offers it, too.
    await ask(`POST /bookings/${made}/cancel`, { token, body: {} })
  }
  expect(booked).toBeGreaterThanOrEqual(70)
})

test.each(personas)('$label signs in, or is refused in so many words', async ({ email }) => {
  const { status, message } = await ask('POST /auth/login', { body: { email, password: PERSONA_PASSWORD } })
  const refused = /^(pendente|bloqueada)@/.test(email)
  expect(status).toBe(refused ? 422 : 200)
  expect(message).toMatch(refused ? /verificar o e-mail|inativa/ : /Bem-vindo/)
})

test('a page of five thousand bookings and of a company’s week is answered well', async () => {
  const athlete = await signIn('intensa@campolivre.test')
  for (const when of ['upcoming', 'past']) {
    z.array(bookingDetailSchema).parse((await ask(`GET /bookings?when=${when}`, { token: athlete })).data)
  }
  const company = await signIn('empresa@campolivre.test')
  const { data } = await ask('GET /company/bookings?perPage=100', { token: company })
  expect(z.array(bookingDetailSchema).parse(data).length).toBe(100)
  idsSchema.parse((await ask('GET /notification-messages', { token: athlete })).data)
})

test.each([
  ['empresa', 'company/fields', fieldRowSchema, 7],
  ['empresa', 'company/products', productRowSchema, 40],
  ['empresa', 'company/tabs', tabRowSchema, 100],
  ['empresa', 'company/expenses', expenseRowSchema, 100],
  ['empresa', 'company/financial', entrySchema, 100],
  ['atleta', 'rachas', myRachaRowSchema, 2],
  ['admin', 'admin/bookings', bookingRowSchema, 100],
] as const)('%s has a page of %s that is what the domain describes', async (name, path, schema, count) => {
  const token = await signIn(`${name}@campolivre.test`)
  const { data } = await ask(`GET /${path}?perPage=100`, { token })
  expect(z.array(schema).parse(data)).toHaveLength(count)
})

test('every tab and every racha of Atleta can be opened', async () => {
  const token = await signIn('atleta@campolivre.test')
  const tabs = idsSchema.parse((await ask('GET /tabs', { token })).data)
  expect(tabs.length).toBeGreaterThan(3)
  for (const { id } of tabs) tabDetailSchema.parse((await ask(`GET /tabs/${id}`, { token })).data)
  for (const { id } of idsSchema.parse((await ask('GET /rachas', { token })).data)) {
    rachaDetailSchema.parse((await ask(`GET /rachas/${id}`, { token })).data)
  }
})

test.each([
  ['nova', 'tabs'],
  ['nova', 'rachas'],
  ['empresa.nova', 'company/fields'],
  ['empresa.nova', 'company/products'],
  ['empresa.nova', 'company/tabs'],
  ['empresa.nova', 'company/expenses'],
  ['empresa.nova', 'company/financial'],
])('%s has nothing at %s yet', async (name, path) => {
  const token = await signIn(`${name}@campolivre.test`)
  expect((await ask(`GET /${path}`, { token })).data).toEqual([])
})
