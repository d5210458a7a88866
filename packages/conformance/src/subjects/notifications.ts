import type { TestClient } from '../client/test-client.ts'
import type { Session } from '../client/logins.ts'
import { spareAccount } from '../client/accounts.ts'
import { holdTime } from '../client/times.ts'
import { NotTried } from '../not-tried.ts'
import type { ValidRequest, Subject } from '../subject.ts'
import { reader } from './reader.ts'

const read = () => '/notification-messages'

/** Makes a notification to somebody, by booking and cancelling. */
async function notice(client: TestClient, by: Session): Promise<ValidRequest & { params: { id: string } }> {
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

/** Makes a request of one notification of a given athlete. */
const ofOne = async (client: TestClient) => notice(client, await client.actor('athlete'))

/** Makes a request of all notifications of an account of the suite, which has one. */
const ofAll = async (client: TestClient) => {
  const { by } = await notice(client, await spareAccount(client))
  return { by }
}

const another = async (client: TestClient) => (await notice(client, await client.actor('athlete2'))).params

export const notificationSubjects: Record<string, Subject> = {
  'GET /notification-messages': reader('athlete'),
  'POST /notification-messages/mark-all-read': {
    validRequest: ofAll,
    again: 'same',
    read,
  },
  'POST /notification-messages/delete-all': {
    validRequest: ofAll,
    again: 'same',
    read,
  },
  'POST /notification-messages/{id}/read': {
    validRequest: ofOne,
    another,
    again: 'same',
    read,
  },
  'DELETE /notification-messages/{id}': {
    validRequest: ofOne,
    another,
    again: 404,
    read,
  },
}
