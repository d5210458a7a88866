import type { MoveMoney } from '@campo-livre/domain/bookings/athlete/settle-at-price.ts'
import type { BookingAnswer } from '@campo-livre/domain/bookings/company-booking.ts'
import { once, type TestClient } from '../client/test-client.ts'
import { companyOf, freeTime, holdTime, cancelAtEnd, venue } from '../client/times.ts'
import type { ValidRequest, Subject } from '../subject.ts'
import { reader } from './reader.ts'

const read = (_good: ValidRequest, data: unknown) => `/bookings/${(data as { id: string }).id}`

const heldBy = async (
  client: TestClient,
  actor: 'athlete' | 'athlete2',
  where?: Parameters<typeof holdTime>[2],
) => {
  const by = await client.actor(actor)
  return { by, params: { id: await holdTime(client, by, where) } }
}
const anothers = async (client: TestClient) => (await heldBy(client, 'athlete2')).params

/** Makes a booking by an athlete at the company of the user. */
export async function atOwnCompany(client: TestClient) {
  const by = await client.actor('company')
  const { params } = await heldBy(client, 'athlete', { at: await companyOf(client, by) })
  return { by, params }
}
const atAnotherCompany = async (client: TestClient) => {
  const notAt = await companyOf(client, await client.actor('company'))
  return (await heldBy(client, 'athlete', { notAt })).params
}

/** Returns an arena where a booking is paid at the venue: not that of the given account, whose free times others need. */
const elsewhere = async (client: TestClient) =>
  venue(client, await companyOf(client, await client.actor('company')))

/** Makes a booking that is confirmed, to be paid at the venue. */
async function confirmedBy(client: TestClient, actor: 'athlete' | 'athlete2' = 'athlete') {
  const at = await elsewhere(client)
  const by = await client.actor(actor)
  const { fieldId, start, end } = await freeTime(client, { at })
  const { id } = await client.data<{ id: string }>({
    method: 'POST',
    path: '/bookings',
    by,
    body: { fieldId, start, end },
  })
  cancelAtEnd(client, by, id)
  await client.data({ method: 'POST', path: `/bookings/${id}/payment`, by, body: { method: 'venue' } })
  return { by, params: { id } }
}
/** The same, made once for each of them: what is tried with it leaves it theirs. */
const keptOf = (client: TestClient, actor: 'athlete' | 'athlete2' = 'athlete') =>
  once(client, `confirmed booking of ${actor}`, () => confirmedBy(client, actor))
const otherConfirmed = async (client: TestClient) => (await keptOf(client, 'athlete2')).params

/** Finds another time at the arena of a booking that can be moved. */
async function movable(client: TestClient) {
  const { by, params } = await keptOf(client)
  const { start } = await client.data<{ start: string }>({
    method: 'GET',
    path: `/bookings/${params.id}`,
    by,
  })
  return { by, params, from: start, to: await freeTime(client, { at: await elsewhere(client) }) }
}

async function moving(client: TestClient) {
  const { by, params, from, to } = await movable(client)
  const path = `/bookings/${params.id}/move`
  const { priceCents } = await client.data<MoveMoney>({ method: 'GET', path, by, query: to })
  return { by, params, body: { ...to, from, priceCents } }
}

/** Makes the link of a booking of one athlete, which another one may use. */
async function linked(client: TestClient) {
  const { by, params } = await confirmedBy(client)
  const path = `/bookings/${params.id}/link`
  const { token } = await client.data<{ token: string }>({ method: 'PUT', path, by })
  return { token }
}

export const bookingSubjects: Record<string, Subject | readonly Subject[]> = {
  'POST /bookings': {
    validRequest: async (client) => ({ by: await client.actor('athlete'), body: await freeTime(client) }),
    refs: { fieldId: 404 },
    again: 409,
    other: (client) => freeTime(client),
    counted: '/bookings',
    read,
    tidy: (client, { by }, { body }) => {
      if (by) cancelAtEnd(client, by, (body as { data: { id: string } }).data.id)
    },
  },
  'POST /bookings/{id}/payment': {
    validRequest: async (client) => ({
      ...(await heldBy(client, 'athlete', { at: await venue(client) })),
      body: { method: 'venue' },
    }),
    another: anothers,
    again: 409,
    other: async () => ({ method: 'pix' }),
    read,
  },
  'POST /bookings/{id}/cancel': [
    {
      named: 'by the athlete',
      validRequest: async (client) => ({ ...(await heldBy(client, 'athlete')), body: { reason: 'Choveu.' } }),
      another: anothers,
      again: 409,
      other: async () => ({ reason: 'Outro motivo.' }),
      read,
    },
    {
      named: 'by the company',
      validRequest: async (client) => ({ ...(await atOwnCompany(client)), body: { reason: 'Choveu.' } }),
      another: atAnotherCompany,
      again: 409,
      other: async () => ({ reason: 'Outro motivo.' }),
      read,
    },
  ],
  'GET /bookings/{id}/move': {
    validRequest: async (client) => {
      const { by, params, to } = await once(client, 'a move', () => movable(client))
      return { by, params, query: to }
    },
    another: otherConfirmed,
  },
  'POST /bookings/{id}/move': {
    validRequest: moving,
    another: otherConfirmed,
    refs: { fieldId: 404 },
    again: 409,
    other: async (client, { body }) => ({ ...(body as object), ...(await freeTime(client)) }),
    read,
  },
  'GET /bookings/{id}/link': { validRequest: (client) => keptOf(client), another: otherConfirmed },
  'PUT /bookings/{id}/link': {
    validRequest: (client) => keptOf(client),
    another: otherConfirmed,
    again: 'same',
    read: ({ params }) => `/bookings/${params?.['id'] ?? ''}/link`,
  },
  'DELETE /bookings/{id}/link': {
    validRequest: async (client) => {
      const { by, params } = await keptOf(client)
      await client.data({ method: 'PUT', path: `/bookings/${params.id}/link`, by })
      return { by, params }
    },
    another: otherConfirmed,
    again: 'same',
    read: ({ params }) => `/bookings/${params?.['id'] ?? ''}/link`,
  },
  'GET /booking-links/{token}': {
    validRequest: async (client) => ({
      by: null,
      params: await once(client, 'a link', () => linked(client)),
    }),
    another: 'public',
  },
  'POST /booking-links/{token}/acceptances': {
    validRequest: async (client) => ({ by: await client.actor('athlete2'), params: await linked(client) }),
    another: 'public',
    again: 'same',
    read,
    tidy: (client, { by }, { body }) => {
      if (by) cancelAtEnd(client, by, (body as { data: { id: string } }).data.id)
    },
  },
  'POST /company/bookings/commands': {
    validRequest: async (client) => {
      const { by, params } = await atOwnCompany(client)
      return {
        by,
        body: { type: 'note', id: client.unique.key(), bookingId: params.id, note: 'Contrato' },
      }
    },
    again: 'same',
    read: (_good, data) => `/company/bookings/${(data as BookingAnswer).bookings[0]?.id ?? ''}`,
  },
  'GET /company/bookings/{id}': { validRequest: atOwnCompany, another: atAnotherCompany },
  'POST /company/bookings/{id}/send': {
    validRequest: async (client) => ({
      ...(await atOwnCompany(client)),
      body: { by: 'email', email: client.unique.email() },
    }),
    another: atAnotherCompany,
    again: 'same',
    read: 'unreadable',
  },
  'GET /company/customers': reader('company'),
  'GET /bookings': reader('athlete'),
  'GET /bookings/{id}': [
    { named: 'by the athlete', validRequest: (client) => heldBy(client, 'athlete'), another: anothers },
    { named: 'by the company', validRequest: atOwnCompany, another: atAnotherCompany },
  ],
}
