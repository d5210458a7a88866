import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type {
  FieldPriceChange,
  ManyFieldPrices,
} from '@campo-livre/domain/fields/prices/price-change-input.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import type { TestClient } from '../client/test-client.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { spareAccount } from '../client/accounts.ts'
import type { Subject } from '../subject.ts'
import { serverDay } from '../client/times.ts'
import { anotherField, court, madeField, readField } from './made-field.ts'
import { reader } from './reader.ts'

/** The times of a field that fit together whatever the hours of its arena are. */
const times = {
  openingHours: Array.from({ length: 7 }, () => [{ opens: 480, closes: 1320 }]),
  holidayHours: null,
  slotMinutes: 60,
  minSlots: 1,
  maxSlots: 3,
  bufferMinutes: 0,
  avoidGaps: false,
  horizonDays: 30,
  minNoticeMinutes: 0,
  acceptsPayAtVenue: true,
}

const prices = {
  basePriceCents: 12_000,
  priceRules: [{ id: 'noite', weekdays: [1, 7], fromMinute: 1080, toMinute: 1440, priceCents: 16_000 }],
}

/** Makes a draft that has its prices. */
async function pricedField(client: TestClient) {
  const { by, lent, params, field } = await madeField(client)
  const { version } = field
  const priced = await client.data<OwnField>({
    method: 'PUT',
    path: `/company/fields/${field.id}/prices`,
    by,
    body: { ...prices, version },
  })
  return { by, lent, params, field: priced }
}

/** Returns a change of prices some days ahead, by the server's calendar. */
async function laterChange(client: TestClient): Promise<FieldPriceChange> {
  const from = addDays(await serverDay(client), 10)
  return { unit: 'percent', amount: 800, roundTo: 100, from }
}

/** The fields of a company (H1). */
export const fieldSubjects: Record<string, Subject> = {
  'GET /company/fields': reader('company'),
  'POST /company/fields': {
    validRequest: async (client) => ({ by: await spareAccount(client, 'company'), body: court(client) }),
    again: 422,
    other: async (client) => court(client),
    counted: '/company/fields',
    read: readField,
  },
  'GET /company/fields/{id}': {
    validRequest: async (client) => {
      const { by, params } = await madeField(client)
      return { by, params }
    },
    another: anotherField,
  },
  'PUT /company/fields/{id}/court': {
    validRequest: async (client) => {
      const { field, ...good } = await madeField(client)
      return { ...good, body: { ...court(client), version: field.version } }
    },
    another: anotherField,
    again: 409,
    other: async (client, { body }) => ({ ...(body as object), name: court(client).name }),
    read: readField,
  },
  'PUT /company/fields/{id}/times': {
    validRequest: async (client) => {
      const { field, ...good } = await madeField(client)
      return { ...good, body: { ...times, version: field.version } }
    },
    another: anotherField,
    again: 409,
    other: async (_client, { body }) => ({ ...(body as object), horizonDays: 20 }),
    read: readField,
  },
  'PUT /company/fields/{id}/parts': {
    validRequest: async (client) => {
      const { field, ...good } = await madeField(client)
      const part = field.otherFields.find(({ parts }) => parts.length === 0)
      return { ...good, body: { parts: part === undefined ? [] : [part.id], version: field.version } }
    },
    another: anotherField,
    again: 409,
    other: async (_client, { body }) => ({ ...(body as object), parts: [] }),
    read: readField,
  },
  'PUT /company/fields/{id}/prices': {
    validRequest: async (client) => {
      const { field, ...good } = await madeField(client)
      return { ...good, body: { ...prices, version: field.version } }
    },
    another: anotherField,
    again: 409,
    other: async (_client, { body }) => ({ ...(body as object), basePriceCents: 13_000 }),
    read: readField,
  },
  'POST /company/fields/prices': {
    validRequest: async (client) => {
      const { by, lent, field } = await pricedField(client)
      const fields = [{ id: field.id, version: field.version }]
      return { by, lent, body: { fields, ...(await laterChange(client)) } }
    },
    again: 409,
    other: async (_client, { body }) => ({ ...(body as object), amount: 1000 }),
    read: ({ body }) => `/company/fields/${(body as ManyFieldPrices).fields[0]?.id}`,
  },
  'POST /company/fields/{id}/prices/withdraw': {
    validRequest: async (client) => {
      const { by, lent, params, field } = await pricedField(client)
      const { id, version } = field
      const change = await laterChange(client)
      const [row] = await client.data<FieldRow[]>({
        method: 'POST',
        path: '/company/fields/prices',
        by,
        body: { fields: [{ id, version }], ...change },
      })
      return { by, lent, params, body: { from: change.from, version: row?.version } }
    },
    another: anotherField,
    again: 409,
    other: async (client, { body }) => ({
      ...(body as object),
      from: addDays((await laterChange(client)).from, 1),
    }),
    read: readField,
  },
  'PUT /company/fields/{id}/status': {
    validRequest: async (client) => {
      const { by, lent, params } = await madeField(client)
      return { by, lent, params, body: { status: 'archived' } }
    },
    another: anotherField,
    again: 'same',
    read: readField,
  },
  'POST /company/fields/{id}/copy': {
    validRequest: async (client) => {
      const { by, lent, params } = await madeField(client)
      return { by, lent, params }
    },
    another: anotherField,
    again: 'same',
    read: () => '/company/fields',
  },
}
