import type { ArrivalCode } from '@campo-livre/domain/rachas/arrival.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { TestClient } from '../client/test-client.ts'
import type { Session } from '../client/logins.ts'
import type { Subject } from '../subject.ts'
import { serverTime } from '../client/times.ts'
import { firstOf, notIn } from './others.ts'
import { reader } from './reader.ts'

const COMMANDS = '/rachas/commands'

/** Makes the command by which an athlete makes a racha for some place, far ahead. */
async function creating(
  client: TestClient,
  actor: 'athlete' | 'athlete2' = 'athlete',
  bookingId: string | null = null,
) {
  const by = await client.actor(actor)
  const body = {
    type: 'create',
    id: client.unique.key(),
    rachaId: client.unique.key(),
    plays: true,
    facts: {
      sport: 'futsal',
      bookingId,
      place: 'Quadra do contrato',
      timeZone: 'America/Fortaleza',
      start: '2099-11-20T22:00:00.000Z',
      end: '2099-11-20T23:00:00.000Z',
      maxPlayers: 10,
      goalkeeperPlaces: 0,
      pricePerHeadCents: 0,
      minAge: null,
      maxAge: null,
      weekly: false,
      regularsUntilHours: null,
      freeOutHours: null,
      quorum: null,
      withoutQuorum: 'open',
      priority: 'regulars_first',
    },
  }
  return { by, body }
}

/** Makes a racha, which is cancelled when the case is over. */
export async function makeRacha(
  client: TestClient,
  { actor, bookingId = null }: { actor: 'athlete' | 'athlete2'; bookingId?: string | null },
): Promise<{ by: Session; racha: RachaDetail }> {
  const { by, body } = await creating(client, actor, bookingId)
  const racha = await client.data<RachaDetail>({ method: 'POST', path: COMMANDS, by, body })
  client.undo(() => cancel(client, by, racha.id))
  return { by, racha }
}

const cancel = (client: TestClient, by: Session, rachaId: string) =>
  client.ask({
    method: 'POST',
    path: COMMANDS,
    by,
    body: { type: 'cancel', id: client.unique.key(), rachaId, scope: 'all', reason: 'Contrato' },
  })

async function linked(client: TestClient) {
  const { racha } = await makeRacha(client, { actor: 'athlete' })
  return { by: null, params: { token: racha.linkToken } }
}

const MINUTE_MS = 60_000

/** Makes a racha that begins in half an hour, with a guest who is expected, and reads the code of its organiser. */
async function atTheField(client: TestClient) {
  const { by, body } = await creating(client)
  const now = await serverTime(client)
  const inMinutes = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString()
  const facts = { ...body.facts, start: inMinutes(30), end: inMinutes(90) }
  const send = (command: object) =>
    client.data<RachaDetail>({ method: 'POST', path: COMMANDS, by, body: command })
  const { id: rachaId, linkToken } = await send({ ...body, facts })
  client.undo(() => cancel(client, by, rachaId))
  const person = { participantId: client.unique.key(), name: 'Convidado do contrato', goalkeeper: false }
  const people = [{ ...person, kind: 'day', skill: 3, going: true, sameAs: null }]
  await send({ type: 'add', id: client.unique.key(), rachaId, people })
  const { code } = await client.data<ArrivalCode>({
    method: 'GET',
    path: `/rachas/${rachaId}/arrival-code`,
    by,
  })
  return { token: linkToken, name: person.name, code: code ?? '' }
}

export const rachaSubjects: Record<string, Subject> = {
  'GET /rachas': reader('athlete'),
  'GET /rachas/{id}': {
    validRequest: async (client) => {
      const by = await client.actor('athlete')
      return { by, params: { id: await firstOf(client, '/rachas', by) } }
    },
    another: async (client) => ({
      id: await notIn(client, '/admin/rachas', '/rachas', await client.actor('athlete')),
    }),
  },
  'GET /rachas/{id}/earlier-players': {
    validRequest: async (client) => {
      const { by, racha } = await makeRacha(client, { actor: 'athlete' })
      return { by, params: { id: racha.id } }
    },
    another: async (client) => ({
      id: await notIn(client, '/admin/rachas', '/rachas', await client.actor('athlete')),
    }),
  },
  'GET /rachas/{id}/stats': {
    validRequest: async (client) => {
      const by = await client.actor('athlete')
      return { by, params: { id: await firstOf(client, '/rachas', by) } }
    },
    another: async (client) => ({
      id: await notIn(client, '/admin/rachas', '/rachas', await client.actor('athlete')),
    }),
  },
  'GET /rachas/{id}/arrival-code': {
    validRequest: async (client) => {
      const { by, racha } = await makeRacha(client, { actor: 'athlete' })
      return { by, params: { id: racha.id } }
    },
    another: async (client) => ({
      id: await notIn(client, '/admin/rachas', '/rachas', await client.actor('athlete')),
    }),
  },
  'GET /athlete-card': reader('athlete'),
  'GET /open-rachas': reader('athlete'),
  'POST /rachas/commands': {
    validRequest: creating,
    again: 'same',
    counted: '/rachas',
    read: (_good, data) => `/rachas/${(data as RachaDetail).id}`,
    tidy: async (client, { by }, { body }) => {
      const { id } = (body as { data: RachaDetail }).data
      if (by) await cancel(client, by, id)
    },
  },
  'GET /racha-links/{token}': { validRequest: linked, another: 'public' },
  'POST /racha-links/{token}/answers': {
    validRequest: async (client) => ({
      ...(await linked(client)),
      body: {
        id: client.unique.key(),
        key: client.unique.key(),
        name: 'Convidado do contrato',
        goalkeeper: false,
        answer: 'going',
      },
    }),
    another: 'public',
    again: 'same',
    read: ({ params }) => `/racha-links/${params?.['token'] ?? ''}`,
  },
  'GET /racha-links/{token}/arrivals': {
    validRequest: async (client) => {
      const { token, code } = await atTheField(client)
      return { by: null, params: { token }, query: { code } }
    },
    another: 'public',
  },
  'POST /racha-links/{token}/arrivals': {
    validRequest: async (client) => {
      const { token, code } = await atTheField(client)
      const body = { id: client.unique.key(), key: client.unique.key(), code, name: 'Convidado' }
      return { by: null, params: { token }, body }
    },
    another: 'public',
    again: 'same',
    read: ({ params }) => `/racha-links/${params?.['token'] ?? ''}`,
  },
}
