import { addDays, fromLocal, localDay, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { TabStatus } from '@campo-livre/domain/tabs/tab-status.ts'
import type { BookingRecord, CompanyRecord, ProductRecord, TabRecord, UserRecord } from '../../db/records.ts'
import { inventedName } from '../people.ts'
import { between, pick, type Random, randomOf } from '../random.ts'
import { isDrink, tabOf, type TabTerms } from './tab-record.ts'

export type Bar = {
  company: CompanyRecord
  products: readonly ProductRecord[]
  /** Its bookings, for the tabs that go with one. */
  bookings: readonly BookingRecord[]
  crowd: readonly UserRecord[]
  now: string
  /** From which number on its codes are counted. */
  firstNumber: number
}

/** How many minutes ago the tabs were opened that are still open. */
const OPEN = [6, 22, 41, 65, 118]
/** Which of these is the regular's. */
const REGULAR_AT = 2
/** Every so many tabs of the past one was left unpaid, or called off. */
const UNPAID_EVERY = 37
const CANCELLED_EVERY = 29
/** So many of the latest go with a booking of the past week. */
const WITH_BOOKING = 12

/**
 * The tabs of a bar, newest first: the open ones of `open`, then `past` ones over the days of a year. `regular` has
 * one of the open ones and those that go with his own bookings.
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

/** What is served, drinks three times as often as food. */
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

/** The bookings that tabs go with: those of the regular first, then others of the past week. */
function playedAt({ bookings, now }: Bar, regular: UserRecord | undefined): BookingRecord[] {
  const today = Date.parse(now)
  const played = bookings.filter(
    ({ status, athleteId, end }) =>
      status === 'completed' && athleteId !== null && Date.parse(end) < today - 3 * 3_600_000,
  )
  const own = played.filter(({ athleteId }) => athleteId === regular?.id)
  const week = played.filter(
    ({ athleteId, end }) => athleteId !== regular?.id && Date.parse(end) > today - 7 * 86_400_000,
  )
  return regular ? [...own, ...week].slice(0, WITH_BOOKING) : week.slice(0, 1)
}

function customerOfBooking({ athleteId, customerName, customerPhone }: BookingRecord): TabTerms['customer'] {
  return { athleteId, name: customerName, phone: customerPhone }
}

/** Every second one at a bar has an account. */
function customerOf(random: Random, people: readonly UserRecord[], certain?: boolean): TabTerms['customer'] {
  if (!certain && random() < 0.5) return { athleteId: null, name: inventedName(random), phone: null }
  const { id, name, phone } = pick(random, people)
  return { athleteId: id, name, phone }
}

/** Some evening, the later tabs of the list further back: `share` of a year. */
function evening(random: Random, { company: { timeZone }, now }: Bar, share: number): number {
  const day = addDays(localDay(timeZone, now), -1 - Math.floor(share * 362))
  return fromLocal(timeZone, day, between(random, 17 * 60, 22 * 60))
}
