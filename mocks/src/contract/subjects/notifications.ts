import type { TestClient } from '../client/test-client.ts'
import type { Actor } from '../client/logins.ts'
import { spareAccount } from '../client/accounts.ts'
import { holdTime } from '../client/times.ts'
import { NotTried } from '../not-tried.ts'
import type { ValidRequest, Subject } from '../subject.ts'
import { reader } from './reader.ts'

const read = () => '/notification-messages'

/** Makes a notification, by booking and cancelling. */
async function notice(client: TestClient, actor: Actor): Promise<ValidRequest & { params: { id: string } }> {
  const by = await client.actor(actor)
  const before = await listed(client, by.token)
  const booking = await holdTime(client, by)
  await client.data({ method: 'POST', path: `/bookings/${booking}/cancel`, by, body: {} })
  const fresh = (await listed(client, by.token)).find((id) => !before.includes(id))
  if (fresh === undefined) throw new NotTried('no data', 'a cancelled booking is not told of')
  client.undo(() => client.ask({ method: 'DELETE', path: `/notification-messages/${fresh}`, by }))
  return { by, params: { id: fresh } }
}

async function listed({ data }: TestClient, by: string): Promise<string[]> {
  const all = await data<{ id: string | number }[]>({ method: 'GET', path: '/notification-messages', by })
  return all.map(({ id }) => String(id))
}

const another = async (client: TestClient) => (await notice(client, 'athlete2')).params

export const notificationSubjects: Record<string, Subject> = {
  'GET /notification-messages': reader('athlete'),
  'POST /notification-messages/mark-all-read': {
    validRequest: async (client) => ({ by: await spareAccount(client) }),
    again: 'same',
    read,
  },
  'POST /notification-messages/delete-all': {
    validRequest: async (client) => ({ by: await spareAccount(client) }),
    again: 'same',
    read,
  },
  'POST /notification-messages/{id}/read': {
    validRequest: (client) => notice(client, 'athlete'),
    another,
    again: 'same',
    read,
  },
  'DELETE /notification-messages/{id}': {
    validRequest: (client) => notice(client, 'athlete'),
    another,
    again: 404,
    read,
  },
}
