import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { shortName } from '../rachas/short-name.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { type Split, splitSchema } from './split.ts'
import { countSettled, splitSum, standings } from './standing.ts'

const known = {
  ...z.pick(splitSchema, { id: true, code: true, title: true }).shape,
  timeZone: timeZoneSchema,
  createdAt: instantSchema,
  cancelled: z.boolean(),
  openCents: centsSchema,
  creditCents: centsSchema,
}

/** A bill in the list of somebody who divides it, or whose share of it is on their account. */
export const ownBillSchema = z.discriminatedUnion('as', [
  z.object({
    as: z.literal('organizer'),
    ...known,
    totalCents: centsSchema,
    settledPeople: z.int(),
    people: z.int(),
    /** The people whose cash waits to be confirmed. */
    saidPeople: z.int(),
  }),
  z.object({
    as: z.literal('share'),
    ...known,
    shareCents: centsSchema,
    organizerName: z.string(),
    /** The secret of their link, by which they pay. */
    token: z.string(),
    /** True where cash that they said waits to be confirmed. */
    said: z.boolean(),
  }),
])
export type OwnBill = z.infer<typeof ownBillSchema>

/** Shows a bill in the list of somebody; null where they have no part in it. */
export function toOwnBill(split: Split, userId: string, organizerName: string): OwnBill | null {
  const { id, code, title, timeZone, createdAt, people } = split
  const facts = { id, code, title, timeZone, createdAt, cancelled: split.cancelledAt !== null }
  const each = standings(split)
  if (split.organizerId === userId) {
    const { totalCents, openCents, creditCents } = splitSum(split)
    return {
      as: 'organizer',
      ...facts,
      openCents,
      creditCents,
      totalCents,
      ...countSettled(each),
      saidPeople: each.filter(({ said }) => said !== null).length,
    }
  }
  const person = people.find((one) => one.userId === userId)
  const own = each.find(({ personId }) => personId === person?.id)
  if (!person || !own) return null
  const { shareCents, openCents, creditCents, said } = own
  return {
    as: 'share',
    ...facts,
    openCents,
    creditCents,
    shareCents,
    organizerName: shortName(organizerName),
    token: person.token,
    said: said !== null,
  }
}

/** Returns whether nothing is left to do about a bill. */
export function isSettled(bill: OwnBill): boolean {
  return (bill.cancelled || bill.openCents === 0) && bill.creditCents === 0
}

/** Puts bills in their order: what their owner has to do first, then what waits for others, then what is over; each the newest first. */
export function inOrder(bills: readonly OwnBill[]): OwnBill[] {
  return bills.toSorted((a, b) => rank(a) - rank(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

function rank(bill: OwnBill): number {
  if (isSettled(bill)) return 4
  if (bill.as === 'share') return bill.openCents > 0 && !bill.said ? 1 : 3
  return bill.saidPeople > 0 ? 0 : 2
}
