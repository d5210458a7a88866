import type { SlotPreview } from '@campo-livre/domain/series/athlete-command.ts'
import type { CompanySeries, SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import { once, type TestClient } from '../client/test-client.ts'
import type { Session } from '../client/logins.ts'
import { companyOf, freeTime } from '../client/times.ts'
import type { Subject } from '../subject.ts'
import { reader } from './reader.ts'

const COMMANDS = '/company/series/commands'

/** Makes the command that fixes one free hour of the user's company. */
async function good(
  client: TestClient,
  customer: object = { kind: 'walk_in', name: 'Contrato', phone: null },
) {
  const by = await client.actor('company')
  const { fieldId, start, end } = await freeTime(client, { at: await companyOf(client, by) })
  const local = new Date(Date.parse(start) - 180 * 60_000)
  const day = local.toISOString().slice(0, 10)
  const body = {
    type: 'create',
    id: client.unique.key(),
    seriesId: client.unique.key(),
    customer,
    fieldId,
    from: day,
    until: day,
    startMinute: local.getUTCHours() * 60 + local.getUTCMinutes(),
    minutes: (Date.parse(end) - Date.parse(start)) / 60_000,
    priceCents: 12_000,
    every: 1,
    terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
    note: '',
    choices: [],
  }
  return { by, body }
}

/** The status that refuses a second answer. */
const AGAIN = 409

/** Makes the request of an athlete for a free hour. */
async function wished(
  client: TestClient,
  actor: 'athlete' | 'athlete2' = 'athlete',
  where?: Parameters<typeof freeTime>[1],
) {
  const by = await client.actor(actor)
  const { fieldId, start, end } = await freeTime(client, where)
  const local = new Date(Date.parse(start) - 180 * 60_000)
  const body = {
    id: client.unique.key(),
    fieldId,
    from: local.toISOString().slice(0, 10),
    startMinute: local.getUTCHours() * 60 + local.getUTCMinutes(),
    minutes: (Date.parse(end) - Date.parse(start)) / 60_000,
    every: 1,
    note: 'Somos 14.',
  }
  return { by, body }
}

async function asked(...wish: Parameters<typeof wished>) {
  const [client] = wish
  const { by, body } = await wished(...wish)
  const { id } = await client.data<{ id: string }>({ method: 'POST', path: '/series/requests', by, body })
  client.undo(() => withdraw(client, by, id))
  return { by, params: { id } }
}

const withdraw = (client: TestClient, by: Session, id: string) =>
  client.ask({
    method: 'POST',
    path: `/series/requests/${id}/answer`,
    by,
    body: { id: client.unique.key(), do: 'withdraw' },
  })

/** Fixes the hour that a command asks for, which is given up at the end. */
async function fixed(client: TestClient, { by, body }: Awaited<ReturnType<typeof good>>): Promise<string> {
  const { id } = await client.data<CompanySeries>({ method: 'POST', path: COMMANDS, by, body })
  client.undo(async () => {
    const path = `/company/series/${id}`
    const { version } = await client.data<CompanySeries>({ method: 'GET', path, by })
    const end = { type: 'cancel', scope: 'all', day: body.from, reason: 'Era só um teste' }
    const command = { ...end, id: client.unique.key(), seriesId: id, version }
    return client.ask({ method: 'POST', path: COMMANDS, by, body: command })
  })
  return id
}

/** Fixes an hour, and makes the rise of that contract alone. */
async function raisable(client: TestClient) {
  const command = await good(client)
  const { by, body } = command
  const seriesId = await fixed(client, command)
  const path = `/company/series/${seriesId}`
  const { version } = await client.data<CompanySeries>({ method: 'GET', path, by })
  const terms = { amount: 800, roundTo: 100, from: body.from.slice(0, 7) }
  return { by, body: { id: client.unique.key(), ...terms, contracts: [{ seriesId, version }] } }
}

async function made(client: TestClient) {
  const command = await good(client)
  return { by: command.by, params: { id: await fixed(client, command) } }
}

/** A contract of somebody else, made once: what is tried with it leaves it theirs, and free hours are few. */
const ofAnother = async (client: TestClient) =>
  (await once(client, 'a fixed slot of another', () => made(client))).params

/** Makes a contract of the athlete who has no others, so that its list tells of nothing else. */
async function madeForAthlete(client: TestClient) {
  const by = await client.actor('athlete2')
  const { id: athleteId } = await client.data<{ id: string }>({ method: 'GET', path: '/me', by })
  const command = await good(client, { kind: 'athlete', athleteId })
  const params = { id: await fixed(client, command) }
  return { by, params, body: { id: client.unique.key(), day: command.body.from } }
}

/** Makes a contract of that athlete, and the pause of its one date. */
async function pausable(client: TestClient) {
  const { by, params, body } = await madeForAthlete(client)
  return { by, params, body: { type: 'pause', from: body.day, until: body.day } }
}

export const seriesSubjects: Record<string, Subject> = {
  'GET /company/series': reader('company'),
  'GET /series': reader('athlete'),
  'GET /company/series/{id}': {
    validRequest: (client) => once(client, 'a fixed slot of another', () => made(client)),
    another: 'no data',
  },
  'POST /series/{id}/pay': {
    validRequest: async (client) => {
      const { by, params, body } = await madeForAthlete(client)
      return { by, params, body: { id: body.id, month: body.day.slice(0, 7), amountCents: 5_000 } }
    },
    another: ofAnother,
    again: 'same',
    read: () => '/series',
  },
  'POST /series/{id}/give-back': {
    validRequest: madeForAthlete,
    another: ofAnother,
    again: 'same',
    read: () => '/series',
  },
  'POST /series/{id}/preview': {
    // It writes nothing: one contract is enough, since free hours are few.
    validRequest: (client) => once(client, 'a fixed slot to pause', () => pausable(client)),
    another: ofAnother,
    again: 'same',
    read: () => '/series',
  },
  'POST /series/{id}/commands': {
    validRequest: async (client) => {
      const { by, params, body } = await pausable(client)
      const { differenceCents } = await client.data<SlotPreview>({
        method: 'POST',
        path: `/series/${params.id}/preview`,
        by,
        body,
      })
      const { version } = await client.data<CompanySeries>({
        method: 'GET',
        path: `/company/series/${params.id}`,
        by: await client.actor('company'),
      })
      return { by, params, body: { ...body, id: client.unique.key(), version, differenceCents } }
    },
    another: ofAnother,
    again: 'same',
    read: () => '/series',
  },
  'GET /series/requests': reader('athlete'),
  'GET /company/series/requests': reader('company'),
  'POST /series/requests': {
    validRequest: wished,
    refs: { fieldId: 404 },
    again: 'same',
    read: () => '/series/requests',
    tidy: async (client, { by }, { body }) => {
      const { id } = (body as { data: { id: string } }).data
      if (by) await withdraw(client, by, id)
    },
  },
  'POST /series/requests/preview': {
    validRequest: wished,
    refs: { fieldId: 404 },
    again: 'same',
    read: () => '/series/requests',
  },
  'POST /series/requests/{id}/answer': {
    validRequest: async (client) => ({
      ...(await asked(client, 'athlete')),
      body: { id: client.unique.key(), do: 'withdraw' },
    }),
    another: async (client) => (await asked(client, 'athlete2')).params,
    again: AGAIN,
    read: () => '/series/requests',
  },
  'POST /company/series/requests/{id}/answer': {
    validRequest: async (client) => {
      const by = await client.actor('company')
      const { params } = await asked(client, 'athlete', { at: await companyOf(client, by) })
      return { by, params, body: { do: 'refuse', reason: 'Já é de outro grupo.' } }
    },
    another: async (client) => {
      const notAt = await companyOf(client, await client.actor('company'))
      return (await asked(client, 'athlete', { notAt })).params
    },
    again: AGAIN,
    read: () => '/company/series/requests',
  },
  'POST /company/series/preview': { validRequest: good, again: 'same', read: () => '/company/series' },
  'POST /company/series/raises/preview': {
    validRequest: async (client) => {
      const { by, body } = await raisable(client)
      const { id: _id, contracts: _contracts, ...terms } = body
      return { by, body: terms }
    },
    again: 'same',
    read: () => '/company/series',
  },
  'POST /company/series/raises': {
    validRequest: raisable,
    again: 'same',
    read: (_good, data) => `/company/series/${(data as SeriesRow[])[0]?.id ?? ''}`,
  },
  'POST /company/series/commands': {
    validRequest: good,
    again: 'same',
    counted: '/company/series',
    read: (_good, data) => `/company/series/${(data as CompanySeries).id}`,
  },
}
