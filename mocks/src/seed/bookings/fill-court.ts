import type { GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { dayNumber } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import { groupNames } from '../data/names.ts'
import { inventedMobile, inventedName } from '../people.ts'
import { between, pick, type Random, randomOf } from '../random.ts'
import type { Agenda } from './agenda.ts'
import { bookingOf, type Customer, type BookingOutcome } from './booking-record.ts'
import { type Court, freeStretch, localOf, occupy, runAt } from './court.ts'
import { demandAt, fillingOf, startChance } from './demand.ts'

export type Filling = {
  court: Court
  crowd: readonly UserRecord[]
  /** The times at which they play elsewhere. */
  agenda: Agenda
  /** The demand for the company's fields; 1 is the usual one. */
  demand: number
  /** Minutes since 1970. */
  now: number
  today: string
  nextNumber: () => number
}

const MEAN_SLOTS = 1.6

/** Fills the free slots of a court with bookings as people would make them, in order of time. */
export function fillCourt(filling: Filling): BookingRecord[] {
  const { court, now } = filling
  const random = randomOf(court.field.id)
  const demand = filling.demand * (0.85 + random() * 0.25)
  const [sport = 'society'] = court.field.sports
  const mean = MEAN_SLOTS * court.field.minSlots
  const bookings: BookingRecord[] = []
  let day = ''
  let share = 0
  court.slots.forEach((slot, index) => {
    if (court.used[index]) return
    if (slot.day !== day) {
      day = slot.day
      share = demand * fillingOf(dayNumber(day) - dayNumber(filling.today))
    }
    if (random() >= startChance(share * demandAt(localOf(court, slot), sport), mean)) return
    const run = runAt(court, index, lengthOf(random, court))
    if (!run || leavesGap(court, index, run.length)) return
    const fate = fateOf(random, run, now)
    if (fate.kind !== 'cancelled') occupy(court, index, run.length)
    bookings.push(book(random, filling, run, fate))
  })
  return bookings
}

function lengthOf(random: Random, { field }: Court): number {
  const luck = random()
  const times = luck < 0.5 ? 1 : luck < 0.92 ? 2 : 3
  return Math.min(field.maxSlots, field.minSlots * times)
}

/**
 * Returns whether a run leaves free time beside it that is too short to book: the domain's `avoidGaps`, for every
 * field.
 */
function leavesGap(court: Court, index: number, count: number): boolean {
  const { minSlots } = court.field
  return [freeStretch(court, index, -1), freeStretch(court, index + count, 1)].some(
    (length) => length > 0 && length < minSlots,
  )
}

const athleteReasons = [
  null,
  null,
  'Faltou gente para fechar o time.',
  'Surgiu um imprevisto.',
  'Lesão no último jogo.',
]
const companyReasons = [
  'Chuva forte, campo sem condição.',
  'Queda de energia no bairro.',
  'Refletor em manutenção.',
]

/**
 * Returns the outcome of a booking. `at` of a cancelled one is filled in once it is known when the booking was made.
 */
function fateOf(random: Random, run: readonly GridSlot[], now: number): BookingOutcome {
  const luck = random()
  if (luck < 0.045) return { kind: 'cancelled', at: 0, by: 'athlete', reason: pick(random, athleteReasons) }
  if (luck < 0.055) return { kind: 'cancelled', at: 0, by: 'company', reason: pick(random, companyReasons) }
  const over = (run.at(-1)?.end ?? now) <= now
  return { kind: over && luck < 0.085 ? 'no_show' : 'kept' }
}

function book(random: Random, filling: Filling, slots: GridSlot[], fate: BookingOutcome): BookingRecord {
  const { court, now } = filling
  const start = slots[0]?.start ?? now
  const counter = fate.kind !== 'cancelled' && random() < 0.32
  const venue = counter || (fate.kind !== 'cancelled' && court.company.acceptsPayAtVenue && random() < 0.25)
  const created = Math.min(start - between(random, 90, 12 * 1440), now - between(random, 20, 3 * 1440))
  const number = filling.nextNumber()
  const end = slots.at(-1)?.end ?? start
  const customer = (counter ? null : athlete(random, filling, { start, end })) ?? walkIn(random, filling)
  const atCounter = customer.athleteId === null
  if (customer.athleteId !== null && fate.kind !== 'cancelled')
    filling.agenda.note(customer.athleteId, { start, end })
  return bookingOf({
    id: `bkg-${String(number).padStart(4, '0')}`,
    number,
    field: court.field,
    company: court.company,
    slots,
    customer,
    source: atCounter ? 'counter' : 'site',
    method: venue ? 'venue' : 'pix',
    created,
    confirmedAfter: venue ? 0 : between(random, 1, 9),
    fate:
      fate.kind === 'cancelled'
        ? { ...fate, at: between(random, created + 10, Math.min(start, now) - 1) }
        : fate,
    now,
  })
}

function walkIn(random: Random, { crowd }: Filling): Customer {
  const name = random() < 0.12 ? pick(random, groupNames) : inventedName(random)
  const areaCode = crowd[0]?.phone?.slice(2, 4) ?? '85'
  return { athleteId: null, name, phone: random() < 0.75 ? inventedMobile(random, areaCode) : null }
}

/** Returns an athlete of the town who does not play elsewhere at that time; null where all do. */
function athlete(
  random: Random,
  { crowd, agenda }: Filling,
  time: { start: number; end: number },
): Customer | null {
  const first = between(random, 0, crowd.length - 1)
  const isFree = ({ id }: UserRecord, at: number) => at >= first && agenda.isFree(id, time)
  const free = crowd.find(isFree) ?? crowd.find(({ id }) => agenda.isFree(id, time))
  return free ? { athleteId: free.id, name: free.name, phone: free.phone } : null
}
