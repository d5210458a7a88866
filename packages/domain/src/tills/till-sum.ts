import { type TillMethod, tillMethods } from '../payments/money-methods.ts'
import type { TillEntry, TillSource } from './till-entries.ts'
import type { Till, TillMovementKind, TillSums } from './till.ts'

/** The money of one method in a till, in cents. */
export type MethodSum = {
  method: TillMethod
  tabCents: number
  bookingCents: number
  /** The money that went back, as a positive number. */
  returnedCents: number
  totalCents: number
}

/** The sums of a till, in cents. */
export type TillSum = {
  methods: MethodSum[]
  depositCents: number
  withdrawalCents: number
  /** The cash that has to be in the drawer; negative where more was taken out than there was. */
  expectedCents: number
}

/** Returns the test whether an instant falls into a till: from its opening on, and before its closing. */
export function isWithin({
  openedAt,
  closedAt,
}: Pick<Till, 'openedAt' | 'closedAt'>): (at: string) => boolean {
  const from = Date.parse(openedAt)
  const until = closedAt === null ? Infinity : Date.parse(closedAt)
  return (at) => {
    const instant = Date.parse(at)
    return instant >= from && instant < until
  }
}

/** Sums up a till from the money of its company (H3): opening + cash sales − cash refunds + deposits − withdrawals. */
export function tillSum(till: Till, entries: readonly TillEntry[]): TillSum {
  const isOfTill = isWithin(till)
  const within = entries.filter(({ at }) => isOfTill(at))
  const methods = tillMethods.map((method) => methodSum(method, within))
  const cashCents = methods.find(({ method }) => method === 'cash')?.totalCents ?? 0
  const depositCents = movedCents(till, 'deposit')
  const withdrawalCents = movedCents(till, 'withdrawal')
  const expectedCents = till.floatCents + cashCents + depositCents - withdrawalCents
  return { methods, depositCents, withdrawalCents, expectedCents }
}

/** Returns the sums that a closed till keeps, from the money of its company as it stands at an instant. */
export function keptSums(till: Till, entries: readonly TillEntry[], at: string): TillSums {
  const { methods, expectedCents } = tillSum(till, entries)
  return { takenCents: totalOf(methods).totalCents, expectedCents, at }
}

/** Sums the ways of paying of a till into one line (rule 10). */
export function totalOf(methods: readonly MethodSum[]): Omit<MethodSum, 'method'> {
  const of = (part: keyof Omit<MethodSum, 'method'>) => sumOf(methods.map((each) => each[part]))
  return {
    tabCents: of('tabCents'),
    bookingCents: of('bookingCents'),
    returnedCents: of('returnedCents'),
    totalCents: of('totalCents'),
  }
}

function methodSum(method: TillMethod, entries: readonly TillEntry[]): MethodSum {
  const own = entries.filter((entry) => entry.method === method)
  const taken = (source: TillSource) =>
    sumOf(own.filter((entry) => entry.source === source && entry.cents > 0).map(({ cents }) => cents))
  const [tabCents, bookingCents] = [taken('tab'), taken('booking')]
  const returnedCents = sumOf(own.filter(({ cents }) => cents < 0).map(({ cents }) => -cents))
  return {
    method,
    tabCents,
    bookingCents,
    returnedCents,
    totalCents: tabCents + bookingCents - returnedCents,
  }
}

function movedCents({ movements }: Till, kind: TillMovementKind): number {
  return sumOf(movements.filter((movement) => movement.kind === kind).map(({ amountCents }) => amountCents))
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)
