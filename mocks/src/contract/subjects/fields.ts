import type { FieldRow } from '@campo-livre/domain/fields/field-row.ts'
import { spareAccount } from '../client/accounts.ts'
import type { Subject } from '../subject.ts'
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
  'PUT /company/fields/{id}/status': {
    // Writes the present status, so that nothing has to be restored.
    validRequest: async (client) => {
      const by = await client.actor('company')
      const fields = await client.data<FieldRow[]>({ method: 'GET', path: '/company/fields', by })
      const field = fields.find(({ status }) => status === 'active' || status === 'inactive')
      return { by, params: { id: field?.id ?? '' }, body: { status: field?.status } }
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
