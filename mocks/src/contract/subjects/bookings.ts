import type { Hand } from '../hand/hand.ts'
import { companyOf, freeTime, hold, letGo, venue } from '../hand/times.ts'
import type { Good, Subject } from '../subject.ts'
import { reader } from './reader.ts'

const read = (_good: Good, data: unknown) => `/bookings/${(data as { id: string }).id}`

const heldBy = async (hand: Hand, actor: 'athlete' | 'athlete2', where?: Parameters<typeof hold>[2]) => {
  const by = await hand.actor(actor)
  return { by, params: { id: await hold(hand, by, where) } }
}
const anothers = async (hand: Hand) => (await heldBy(hand, 'athlete2')).params

/** Makes a booking by an athlete at the company of the user. */
async function atOwnCompany(hand: Hand) {
  const by = await hand.actor('company')
  const { params } = await heldBy(hand, 'athlete', { at: await companyOf(hand, by) })
  return { by, params }
}
const atAnotherCompany = async (hand: Hand) => {
  const notAt = await companyOf(hand, await hand.actor('company'))
  return (await heldBy(hand, 'athlete', { notAt })).params
}

export const bookingSubjects: Record<string, Subject | readonly Subject[]> = {
  'POST /bookings': {
    good: async (hand) => ({ by: await hand.actor('athlete'), body: await freeTime(hand) }),
    refs: { fieldId: 404 },
    again: 409,
    other: (hand) => freeTime(hand),
    counted: '/bookings',
    read,
    tidy: (hand, { by }, { body }) => {
      if (by) letGo(hand, by, (body as { data: { id: string } }).data.id)
    },
  },
  'POST /bookings/{id}/payment': {
    good: async (hand) => ({
      ...(await heldBy(hand, 'athlete', { at: await venue(hand) })),
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
      good: async (hand) => ({ ...(await heldBy(hand, 'athlete')), body: { reason: 'Choveu.' } }),
      another: anothers,
      again: 409,
      other: async () => ({ reason: 'Outro motivo.' }),
      read,
    },
    {
      named: 'by the company',
      good: async (hand) => ({ ...(await atOwnCompany(hand)), body: { reason: 'Choveu.' } }),
      another: atAnotherCompany,
      again: 409,
      other: async () => ({ reason: 'Outro motivo.' }),
      read,
    },
  ],
  'GET /bookings': reader('athlete'),
  'GET /bookings/{id}': [
    { named: 'by the athlete', good: (hand) => heldBy(hand, 'athlete'), another: anothers },
    { named: 'by the company', good: atOwnCompany, another: atAnotherCompany },
  ],
}
