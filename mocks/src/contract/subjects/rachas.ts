import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { TestClient } from '../client/test-client.ts'
import type { Session } from '../client/logins.ts'
import type { Subject } from '../subject.ts'
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
}
