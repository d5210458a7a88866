import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import type { Expense } from '../expenses/expense.ts'
import { type DatedEntry, type EntryContext, newestFirst } from '../financial/dated-entry.ts'
import { earnedByBooking, earnedByTab, owedByExpense } from '../financial/earned.ts'
import type { Entry } from '../financial/entry.ts'
import { moneyOfBooking, moneyOfExpense, moneyOfSeries, moneyOfTab, moneyOfTill } from '../financial/money.ts'
import { openOfBooking, openOfExpense, openOfTab } from '../financial/open-items.ts'
import { comingFromCards, feesOfCards, settleCards } from '../financial/settle-cards.ts'
import type { CardTerms } from '../financial/settings/card-terms.ts'
import { cardKinds } from '../payments/card/card-kind.ts'
import type { AccountPayment } from '../payments/account.ts'
import type { Series } from '../series/series.ts'
import type { Tab } from '../tabs/tab.ts'
import type { Till } from '../tills/till.ts'
import { addDays, fromLocal, localDay, toInstant } from '../time/zone.ts'
import { openTab, tabItem, tabPayment } from './tab-samples.ts'

/** Whole numbers from 0 to below a limit, the same for each seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const fieldNames = ['Campo 1', 'Campo 2', 'Quadra Coberta', 'Areia'] as const
const sportsOf = [['society'], ['society', 'futsal'], ['futsal'], ['beach-tennis']] as const

/** A year of an arena, with everything by which money comes, goes, comes back and moves. */
export type AnyYear = {
  timeZone: string
  today: string
  now: string
  bookings: Booking[]
  tabs: Tab[]
  tills: (Till & { differenceCents: number })[]
  series: Series[]
  expenses: Expense[]
}

/** Makes a year of so many days at an arena of a zone; instants crowd around midnight and the ends of months. */
export function anyYear(seed: number, { timeZone, perDay = 12, days = 365 }: YearOptions): AnyYear {
  const random = randomOf(seed)
  const first = '2026-01-01'
  const last = addDays(first, days - 1)
  const today = addDays(first, days - 5)
  const pick = <T>(of: readonly T[]): T => of[random(of.length)] as T
  const minutes = () => (random(3) === 0 ? pick([0, 1, 1439, 1438]) : random(1440))
  const instantOn = (day: string) => toInstant(fromLocal(timeZone, day, minutes()))
  const anyDay = () => addDays(first, random(days))
  const year: AnyYear = {
    timeZone,
    today,
    now: toInstant(fromLocal(timeZone, today, 20 * 60)),
    bookings: [],
    tabs: [],
    tills: [],
    series: [],
    expenses: [],
  }
  const taken = (id: string, amountCents: number, day: string): AccountPayment => {
    const paidAt = instantOn(day)
    const voided = { at: instantOn(addDays(day, random(40))), byId: null, reason: 'Engano' }
    return tabPayment({
      id,
      amountCents,
      paidAt,
      method: pick(['pix', 'card', 'cash']),
      cardKind: pick(cardKinds),
      voided: random(9) === 0 ? voided : null,
    })
  }
  for (let day = first, index = 0; day <= last; day = addDays(day, 1)) {
    for (let each = 0; each < perDay; each++, index++) {
      const id = `b${index}`
      const start = instantOn(day)
      const priceCents = random(40_000)
      const status = pick([
        'confirmed',
        'confirmed',
        'completed',
        'cancelled',
        'no_show',
        'awaiting_payment',
      ] as const)
      const before = addDays(day, -random(20))
      const atVenue = random(4) === 0
      const refundedCents = status === 'cancelled' || status === 'no_show' ? random(priceCents + 1) : 0
      const paid = status !== 'awaiting_payment' && !(atVenue && random(2) === 0)
      year.bookings.push({
        ...bareBooking,
        id,
        code: `RSV-${index}`,
        fieldId: String(random(fieldNames.length)),
        start,
        end: toInstant(Math.floor(Date.parse(start) / 60_000) + 60),
        priceCents,
        source: pick(['site', 'counter'] as const),
        status,
        cancellation:
          status === 'cancelled'
            ? { at: instantOn(before), by: 'athlete', reason: null, refundCents: refundedCents }
            : null,
        payment: {
          id: `${id}-p`,
          method: atVenue ? 'venue' : pick(['pix', 'card'] as const),
          status: paid ? 'paid' : 'pending',
          amountCents: priceCents,
          refundedCents: paid ? refundedCents : 0,
          pixCode: null,
          createdAt: start,
          paidAt: paid ? instantOn(before) : null,
        },
      })
      if (random(2) === 0) {
        const total = 450 * (1 + random(30))
        const part = random(total)
        year.tabs.push(
          openTab({
            id: `t${index}`,
            code: `CMD-${index}`,
            status: pick(['open', 'closed', 'paid']),
            openedAt: start,
            items: [tabItem({ id: `i${index}`, priceCents: 450, quantity: total / 450 })],
            payments: [
              taken(`t${index}-1`, part, day),
              taken(`t${index}-2`, total - part, addDays(day, random(3))),
            ],
          }),
        )
      }
    }
    year.tills.push({
      id: `till-${day}`,
      companyId: 'arena',
      openedAt: instantOn(day),
      openedById: 'dono',
      floatCents: 10_000,
      movements: [
        {
          id: `m-${day}`,
          kind: pick(['deposit', 'withdrawal'] as const),
          amountCents: random(30_000),
          reason: 'Troco',
          at: instantOn(day),
          byId: 'dono',
        },
      ],
      closedAt: instantOn(day),
      closedById: 'dono',
      countedCents: 0,
      sums: { takenCents: 0, expectedCents: 0, at: instantOn(day) },
      differenceReason: null,
      carried: [],
      differenceCents: random(5) === 0 ? random(4_000) - 2_000 : 0,
    })
    for (let each = 0; each < 3; each++) year.expenses.push(anyExpense(`e-${day}-${each}`, day, random))
  }
  for (let index = 0; index < 20; index++)
    year.series.push({
      ...bareSeries,
      id: `s${index}`,
      segments: bareSeries.segments.map((segment) => ({
        ...segment,
        fieldId: String(random(fieldNames.length)),
      })),
      accounts: Array.from({ length: 12 }, (_, month) => ({
        month: `2026-${String(month + 1).padStart(2, '0')}`,
        payments: [taken(`s${index}-${month}`, random(90_000), anyDay())],
        pendingPix: [],
      })),
    })
  return year
}

type YearOptions = { timeZone: string; perDay?: number; days?: number }

function anyExpense(id: string, dueDay: string, random: (below: number) => number): Expense {
  const amountCents = random(300_000)
  const [half, whole] = [Math.floor(amountCents / 3), random(3) > 0]
  const payment = (part: string, cents: number, voided: boolean) => ({
    id: `${id}-${part}`,
    day: addDays(dueDay, random(60) - 30),
    method: (['pix', 'boleto', 'transfer', 'card', 'cash'] as const)[random(5)] ?? 'pix',
    amountCents: cents,
    at: `${dueDay}T12:00:00.000Z`,
    byId: null,
    voided: voided ? { at: `${dueDay}T12:00:00.000Z`, byId: null, reason: 'Engano' } : null,
  })
  const income = random(8) === 0
  return {
    id,
    companyId: 'arena',
    kind: income ? 'income' : 'expense',
    description: 'Energia',
    supplier: null,
    category: income ? 'sponsor' : ((['rent', 'energy', 'stock', 'staff'] as const)[random(4)] ?? 'other'),
    amountCents,
    dueDay,
    method: null,
    note: null,
    payments: whole
      ? [payment('1', half, false), payment('2', amountCents - half, false), payment('3', half, true)]
      : [payment('1', half, false)],
    series: random(2) === 0 ? { id: 'parcelas', index: 1 } : null,
    productId: null,
    version: 1,
    createdAt: `${dueDay}T12:00:00.000Z`,
  }
}

const bareBooking = {
  companyId: 'arena',
  athleteId: null,
  customerName: 'Ana',
  customerPhone: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  holdExpiresAt: null,
  confirmedAt: null,
  rules: usualRules,
  balance: null,
} as const

const bareSeries: Series = {
  id: 's',
  companyId: 'arena',
  athleteId: null,
  customerName: 'Bia',
  customerPhone: null,
  segments: [
    {
      from: '2026-01-01',
      until: null,
      fieldId: '0',
      startMinute: 1200,
      minutes: 60,
      priceCents: 20_000,
      every: 1,
    },
  ],
  skipped: [],
  pauses: [],
  terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
  note: '',
  createdAt: '2026-01-01T12:00:00.000Z',
  accounts: [],
  version: 0,
  changes: [],
}

/** The terms of cards in any year: they change in it, and there are none in its first months. */
export const anyTerms: CardTerms[] = [
  {
    from: '2026-03-01',
    debit: { percent: 1.37, days: 1 },
    credit: { percent: 3.19, days: 30 },
    instalments: { percent: 4.99, days: 60 },
  },
  {
    from: '2026-08-15',
    debit: { percent: 0.99, days: 0 },
    credit: { percent: 2.49, days: 2 },
    instalments: { percent: 9.9, days: 1 },
  },
]

/** Returns whether a booking of any year is a racha: each seventh is. */
export function isAnyRacha(bookingId: string): boolean {
  return Number.parseInt(bookingId.slice(1), 10) % 7 === 0
}

/** Returns the zone and the fields of a year. */
export function contextOf({ timeZone }: Pick<AnyYear, 'timeZone'>): EntryContext {
  return {
    timeZone,
    field: (id) => ({
      name: fieldNames[Number(id)] ?? '',
      sports: [...(sportsOf[Number(id)] ?? ['society'])],
    }),
    isRacha: isAnyRacha,
  }
}

/** Returns all money of a year as it was taken and paid, in any order. */
export function movedOf(year: AnyYear): DatedEntry[] {
  const { bookings, tabs, tills, series, expenses } = year
  const context = contextOf(year)
  return [
    ...bookings.flatMap((each) => moneyOfBooking(each, context)),
    ...tabs.flatMap((each) => moneyOfTab(each, context)),
    ...tills.flatMap((each) => moneyOfTill(each, each.differenceCents, context)),
    ...series.flatMap((each) => moneyOfSeries(each, context)),
    ...expenses.flatMap((each) => moneyOfExpense(each, context)),
  ]
}

/** Returns the rows of a year in each view. */
export function rowsOfYear(year: AnyYear): { cash: Entry[]; accrual: Entry[]; open: Entry[] } {
  const { today, now, bookings, tabs, expenses } = year
  const context = contextOf(year)
  const moved = movedOf(year)
  return {
    cash: newestFirst(settleCards(moved, anyTerms, context)),
    accrual: newestFirst([
      ...bookings.flatMap((each) => earnedByBooking(each, undefined, now, context)),
      ...tabs.flatMap((each) => earnedByTab(each, context)),
      ...expenses.flatMap((each) => owedByExpense(each, today, context)),
      ...feesOfCards(moved, anyTerms, context),
    ]),
    open: newestFirst([
      ...bookings.flatMap((each) => openOfBooking(each, false, now, context)),
      ...tabs.flatMap((each) => openOfTab(each, context)),
      ...expenses.flatMap((each) => openOfExpense(each, context)),
      ...comingFromCards(moved, anyTerms, today, context),
    ]),
  }
}

/** Returns the local day of an instant of a year. */
export function dayIn({ timeZone }: AnyYear, instant: string): string {
  return localDay(timeZone, instant)
}
