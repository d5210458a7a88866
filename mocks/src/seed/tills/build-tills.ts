import { entriesOfBooking, entriesOfTab, type TillEntry } from '@campo-livre/domain/tills/till-entries.ts'
import { keptSums } from '@campo-livre/domain/tills/till-sum.ts'
import { addDays, fromLocal, localDay, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type {
  BookingRecord,
  CompanyRecord,
  TabRecord,
  TillRecord,
} from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'

type Counter = {
  company: CompanyRecord
  ownerId: string
  tabs: readonly TabRecord[]
  bookings: readonly BookingRecord[]
  now: string
}

/** The number of evenings that are closed; the last of them is the one before yesterday. */
const EVENINGS = 21
/** The length of the open till, in minutes. */
const OPEN_FOR = 4 * 60
const FLOAT_CENTS = 20_000

/** The differences between count and expectation, by how many evenings ago. */
const differences: Readonly<Record<number, { cents: number; reason: string | null }>> = {
  3: { cents: -3_750, reason: 'Troco dado a mais numa comanda de R$ 50,00. Conferido com a equipe.' },
  7: { cents: 200, reason: null },
  // On one evening of each week somebody takes a note.
  5: { cents: -5_000, reason: 'Não sei dizer, a conta não fechou.' },
  12: { cents: -5_000, reason: 'Deve ter sido troco.' },
  19: { cents: -10_000, reason: 'Não sei dizer.' },
}

/** Builds the tills of an arena: one that is open, with movements, and three weeks of closed ones. */
export function buildTills(counter: Counter): TillRecord[] {
  const entries = [...counter.tabs.flatMap(entriesOfTab), ...counter.bookings.flatMap(entriesOfBooking)]
  const evenings = Array.from({ length: EVENINGS }, (_, index) => evening(counter, entries, index))
  return [openTill(counter), ...evenings]
}

function openTill({ company, ownerId, now }: Counter): TillRecord {
  const at = (minutesAgo: number) => instantOf(toMinutes(now) - minutesAgo)
  const id = `till-${company.slug}`
  const by = { byId: ownerId }
  return {
    ...fresh({ company, ownerId }, id, at(OPEN_FOR)),
    movements: [
      { ...by, id: `${id}-1`, kind: 'deposit', amountCents: 5_000, reason: 'Moedas do banco', at: at(150) },
      { ...by, id: `${id}-2`, kind: 'withdrawal', amountCents: 3_500, reason: 'Gelo', at: at(55) },
    ],
  }
}

function evening(counter: Counter, entries: readonly TillEntry[], index: number): TillRecord {
  const { company, ownerId, now } = counter
  const day = addDays(localDay(company.timeZone, now), -2 - index)
  const at = (minute: number) => instantOf(fromLocal(company.timeZone, day, minute))
  // On every third evening somebody stays until 1h.
  const closedAt = at(index % 3 === 1 ? 25 * 60 : 23 * 60 + 30)
  const id = `till-${company.slug}-${String(index + 1).padStart(3, '0')}`
  const till = { ...fresh(counter, id, at(16 * 60)), closedAt, closedById: ownerId }
  const movements = [
    { id: `${id}-1`, kind: 'withdrawal', amountCents: 2_500, reason: 'Gelo', at: at(19 * 60), byId: ownerId },
  ] as const
  const moved = { ...till, movements: index % 2 === 0 ? [...movements] : [] }
  const sums = keptSums(moved, entries, now)
  const { cents, reason } = differences[index] ?? { cents: 0, reason: null }
  return { ...moved, sums, countedCents: Math.max(0, sums.expectedCents + cents), differenceReason: reason }
}

function fresh(
  { company, ownerId }: Pick<Counter, 'company' | 'ownerId'>,
  id: string,
  openedAt: string,
): TillRecord {
  return {
    id,
    companyId: company.id,
    openedAt,
    openedById: ownerId,
    floatCents: FLOAT_CENTS,
    movements: [],
    closedAt: null,
    closedById: null,
    countedCents: null,
    sums: null,
    differenceReason: null,
    carried: [],
  }
}
