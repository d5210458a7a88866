import type { MyWait } from '@campo-livre/domain/waiting/wait.ts'
import { writableAccount } from '../client/accounts.ts'
import type { TestClient } from '../client/test-client.ts'
import { cancelAtEnd, freeTime } from '../client/times.ts'
import type { Subject } from '../subject.ts'
import { reader } from './reader.ts'

/** Returns a time that somebody else holds. */
async function takenTime(client: TestClient) {
  const by = await client.actor('athlete2')
  const body = await freeTime(client)
  const { id } = await client.data<{ id: string }>({ method: 'POST', path: '/bookings', by, body })
  cancelAtEnd(client, by, id)
  return body
}

/** Puts an athlete into the queue for a time; they leave it at the end. */
async function waiting(client: TestClient) {
  const body = await takenTime(client)
  const by = await client.actor('athlete')
  const { id } = await client.data<MyWait>({ method: 'POST', path: '/waits', by, body })
  client.undo(() => client.ask({ method: 'DELETE', path: `/waits/${id}`, by }))
  return { by, params: { id } }
}

/** Puts somebody else into a queue. */
async function another(client: TestClient) {
  const holder = await client.actor('athlete')
  const body = await freeTime(client)
  const { id } = await client.data<{ id: string }>({ method: 'POST', path: '/bookings', by: holder, body })
  cancelAtEnd(client, holder, id)
  const by = await client.actor('athlete2')
  const wait = await client.data<MyWait>({ method: 'POST', path: '/waits', by, body })
  client.undo(() => client.ask({ method: 'DELETE', path: `/waits/${wait.id}`, by }))
  return { id: wait.id }
}

export const waitingSubjects: Record<string, Subject> = {
  'GET /waits': reader('athlete'),
  'POST /waits': {
    validRequest: async (client) => ({ by: await client.actor('athlete'), body: await takenTime(client) }),
    refs: { fieldId: 404 },
    again: 'same',
    read: () => '/waits',
    // At once, as nobody may be in many queues.
    tidy: async (client, { by }, { body }) => {
      const { id } = (body as { data: { id: string } }).data
      if (by) await client.ask({ method: 'DELETE', path: `/waits/${id}`, by })
    },
  },
  'DELETE /waits/{id}': {
    validRequest: waiting,
    another,
    again: 404,
    read: () => '/waits',
  },
  'PUT /company/queue': {
    validRequest: async (client) => {
      const { by, lent } = await writableAccount(client, 'company')
      // A given arena keeps the way that one has which has chosen none.
      return { by, body: { waitingWay: lent ? 'turns' : 'all' } }
    },
    again: 'same',
    read: () => '/company',
  },
}
