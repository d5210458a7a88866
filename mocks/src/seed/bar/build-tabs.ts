import { addDays, fromLocal, localDay, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { TabStatus } from '@campo-livre/domain/tabs/tab-status.ts'
import type {
  BookingRecord,
  CompanyRecord,
  ProductRecord,
  TabRecord,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'
import { inventedName } from '../people.ts'
import { between, pick, type Random, randomOf } from '../random.ts'
import { isDrink, tabOf, type TabPlan } from './tab-record.ts'

export type Bar = {
  company: CompanyRecord
  products: readonly ProductRecord[]
  /** The bookings of the company, for the tabs that belong to one. */
  bookings: readonly BookingRecord[]
  crowd: readonly UserRecord[]
  now: string
  /** The number of its first tab, from which the codes are made. */
  firstNumber: number
}

/** The ages of the open tabs, in minutes. */
const OPEN = [6, 22, 41, 65, 118]
/** The index of the regular customer's tab among them. */
const REGULAR_AT = 2
/** Of every so many tabs of the past one is unpaid, or cancelled. */
const UNPAID_EVERY = 37
const CANCELLED_EVERY = 29
/** The number of the latest tabs of the past that belong to a booking. */
const WITH_BOOKING = 12

/**
 * Builds the tabs of a bar, newest first: `open` ones that are open, then `past` ones over the days of a year.
 * `regular` has one of the open ones and those of their own bookings.
 */
export function buildTabs(
  bar: Bar,
  counts: { open: number; past: number },
  regular?: UserRecord,
): TabRecord[] {
  const random = randomOf(`tabs of ${bar.company.id}`)
  const now = toMinutes(bar.now)
  const products = onTheTable(bar.products)
  const played = playedAt(bar, regular)
  return Array.from({ length: counts.open + counts.past }, (_, index) => {
    const past = index - counts.open
    const booking = past >= 0 ? played[past] : undefined
    const mine = regular && index === REGULAR_AT
    return tabOf(random, products, {
      id: `tab-${bar.company.slug}-${String(index + 1).padStart(3, '0')}`,
      number: bar.firstNumber + index,
      companyId: bar.company.id,
      customer: booking ? customerOfBooking(booking) : customerOf(random, mine ? [regular] : bar.crowd, mine),
      bookingId: booking?.id ?? null,
      opened: booking
        ? toMinutes(booking.end) - 15
        : past < 0
          ? now - (OPEN[index] ?? 30)
          : evening(random, bar, past / counts.past),
      now,
      status: past < 0 ? 'open' : statusOf(past),
    })
  })
}

/** Returns the products that are served at a table, drinks three times as often as food. */
function onTheTable(products: readonly ProductRecord[]): ProductRecord[] {
  const served = products.filter(
    ({ status, stock, category }) =>
      status === 'active' && stock > 0 && category !== 'gear' && category !== 'rental',
  )
  return served.flatMap((product) => (isDrink(product) ? [product, product, product] : [product]))
}

function statusOf(past: number): TabStatus {
  if (past % UNPAID_EVERY === 1) return 'closed'
  return past % CANCELLED_EVERY === 13 ? 'cancelled' : 'paid'
}

/** Returns the bookings that tabs belong to: those of the regular customer first, then others of the past week. */
function playedAt({ bookings, now }: Bar, regular: UserRecord | undefined): BookingRecord[] {
  const today = toMinutes(now)
  const [recently, aWeekAgo] = [instantOf(today - 3 * 60), instantOf(today - 7 * 1440)]
  const played = bookings.filter(
    ({ status, athleteId, end }) => status === 'completed' && athleteId !== null && end < recently,
  )
  const own = played.filter(({ athleteId }) => athleteId === regular?.id)
  const week = played.filter(({ athleteId, end }) => athleteId !== regular?.id && end > aWeekAgo)
  return regular ? [...own, ...week].slice(0, WITH_BOOKING) : week.slice(0, 1)
}

function customerOfBooking({ athleteId, customerName, customerPhone }: BookingRecord): TabPlan['customer'] {
  return { athleteId, name: customerName, phone: customerPhone }
}

/** Returns one customer; every second one has an account. */
function customerOf(random: Random, people: readonly UserRecord[], certain?: boolean): TabPlan['customer'] {
  if (!certain && random() < 0.5) return { athleteId: null, name: inventedName(random), phone: null }
  const { id, name, phone } = pick(random, people)
  return { athleteId: id, name, phone }
}

/** Returns an instant in the evening, in minutes since 1970; `share` of a year ago. */
function evening(random: Random, { company: { timeZone }, now }: Bar, share: number): number {
  const day = addDays(localDay(timeZone, now), -1 - Math.floor(share * 362))
  return fromLocal(timeZone, day, between(random, 17 * 60, 22 * 60))
}
