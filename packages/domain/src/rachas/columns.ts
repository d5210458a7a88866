import { both } from '../lists/declare-list.ts'
import { filterableOf } from '../lists/list-columns.ts'

/** The columns of pickup games by their types: the schemas stand with the racha, which filters of the admin do without. */
export const listedRacha = {
  id: 'shown',
  code: 'text',
  organizerId: 'shown',
  sport: 'choice',
  bookingId: 'shown',
  place: 'text',
  timeZone: 'shown',
  start: 'instant',
  end: 'shown',
  maxPlayers: 'count',
  pricePerHeadCents: 'money',
  minAge: 'count',
  maxAge: 'count',
  weekly: 'choice',
  visibility: 'choice',
  createdAt: 'shown',
  organizerName: 'text',
  status: 'choice',
  confirmed: 'count',
  freePlaces: 'count',
  waiting: 'shown',
} as const
export const ownListedRacha = both(listedRacha, {
  mine: 'choice',
  myStatus: 'choice',
  myOfferUntil: 'shown',
} as const)

export const rachaColumns = filterableOf({ columns: listedRacha, shape: {} })
export const myRachaColumns = filterableOf({ columns: ownListedRacha, shape: {} })
