import type { Hand } from '../hand/hand.ts'
import type { Actor } from '../hand/logins.ts'
import { spare } from '../hand/newcomers.ts'
import { hold } from '../hand/times.ts'
import { NotTried } from '../not-tried.ts'
import type { Good, Subject } from '../subject.ts'
import { reader } from './reader.ts'

const read = () => '/notification-messages'

/** Makes a notification, by booking and cancelling. */
async function notice(hand: Hand, actor: Actor): Promise<Good & { params: { id: string } }> {
  const by = await hand.actor(actor)
  const before = await listed(hand, by.token)
  const booking = await hold(hand, by)
  await hand.data({ method: 'POST', path: `/bookings/${booking}/cancel`, by, body: {} })
  const fresh = (await listed(hand, by.token)).find((id) => !before.includes(id))
  if (fresh === undefined) throw new NotTried('no data', 'a cancelled booking is not told of')
  hand.undo(() => hand.ask({ method: 'DELETE', path: `/notification-messages/${fresh}`, by }))
  return { by, params: { id: fresh } }
}

async function listed({ data }: Hand, by: string): Promise<string[]> {
  const all = await data<{ id: string | number }[]>({ method: 'GET', path: '/notification-messages', by })
  return all.map(({ id }) => String(id))
}

const another = async (hand: Hand) => (await notice(hand, 'athlete2')).params

export const notificationSubjects: Record<string, Subject> = {
  'GET /notification-messages': reader('athlete'),
  'POST /notification-messages/mark-all-read': {
    good: async (hand) => ({ by: await spare(hand) }),
    again: 'same',
    read,
  },
  'POST /notification-messages/delete-all': {
    good: async (hand) => ({ by: await spare(hand) }),
    again: 'same',
    read,
  },
  'POST /notification-messages/{id}/read': {
    good: (hand) => notice(hand, 'athlete'),
    another,
    again: 'same',
    read,
  },
  'DELETE /notification-messages/{id}': {
    good: (hand) => notice(hand, 'athlete'),
    another,
    again: 404,
    read,
  },
}
