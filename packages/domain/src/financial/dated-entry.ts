import type { Booking } from '../bookings/booking.ts'
import type { Expense } from '../expenses/expense.ts'
import type { Field } from '../fields/field.ts'
import type { Sport } from '../fields/sports.ts'
import type { Series } from '../series/series.ts'
import type { Tab } from '../tabs/tab.ts'
import type { CardKind } from '../payments/card/card-kind.ts'
import { fromLocal, localDay } from '../time/zone.ts'
import type { Entry } from './entry.ts'
import type { Channel } from './entry-words.ts'

/** A row of the finances, and the instant in milliseconds to sort by. */
export type DatedEntry = {
  at: number
  entry: Entry
  /** The way in which a card paid; absent for all other money. */
  cardKind?: CardKind
}

/** The zone and the fields of the company whose rows are made. */
export type EntryContext = {
  timeZone: string
  field: (id: string) => Pick<Field, 'name' | 'sports'> | undefined
  /** Returns whether a racha is played in a booking: what many pay for it is one booking of that channel. */
  isRacha: (bookingId: string) => boolean
}

/** The facts of a row that are the same for each movement of one thing. */
export type EntryFacts = Pick<
  Entry,
  'source' | 'description' | 'code' | 'customerName' | 'channel' | 'fieldName' | 'sport' | 'category'
>

/** The facts of a row that no field, customer or category belongs to. */
export const plain = {
  code: null,
  customerName: null,
  method: null,
  account: null,
  channel: null,
  fieldName: null,
  sport: null,
  category: null,
  takenDay: null,
  grossCents: null,
  feeCents: null,
  netCents: null,
} as const

/** Returns the name and the main sport of a field, for the rows that it earned. */
export function fieldFacts(
  { field }: EntryContext,
  id: string,
): { fieldName: string; sport: Sport | null; description: string } {
  const found = field(id)
  const fieldName = found?.name ?? 'Campo'
  return { fieldName, sport: found?.sports[0] ?? null, description: fieldName }
}

/** Returns the facts of the rows of a booking. */
export function bookingFacts(
  booking: Pick<Booking, 'id' | 'fieldId' | 'code' | 'customerName' | 'series' | 'source'>,
  context: EntryContext,
): EntryFacts {
  const { id, fieldId, code, customerName, series, source } = booking
  const channel: Channel = series ? 'series' : context.isRacha(id) ? 'racha' : source
  return {
    source: 'booking',
    ...fieldFacts(context, fieldId),
    code,
    customerName,
    channel,
    category: null,
  }
}

/** Returns the facts of the rows of a tab. */
export function tabFacts({ code, customerName }: Pick<Tab, 'code' | 'customerName'>): EntryFacts {
  return {
    source: 'tab',
    description: 'Comanda do bar',
    code,
    customerName,
    channel: 'bar',
    fieldName: null,
    sport: null,
    category: null,
  }
}

/** Returns the facts of the rows of a month's bill of a fixed slot, on one of its fields. */
export function billFacts(
  { customerName }: Pick<Series, 'customerName'>,
  { month, fieldId }: { month: string; fieldId: string | undefined },
  context: EntryContext,
): EntryFacts {
  return {
    ...fieldFacts(context, fieldId ?? ''),
    source: 'series',
    description: `Mensalista, ${month.slice(5)}/${month.slice(0, 4)}`,
    code: null,
    customerName,
    channel: 'series',
    category: null,
  }
}

/** Returns the facts of the rows of an expense or of other income, with the sign of what goes out or comes in. */
export function expenseFacts(
  { kind, description, category }: Pick<Expense, 'kind' | 'description' | 'category'>,
  cents: number,
): EntryFacts & Pick<Entry, 'kind' | 'amountCents'> {
  const facts = { description, category, code: null, customerName: null, fieldName: null, sport: null }
  return kind === 'income'
    ? { ...facts, kind: 'income', source: 'other', channel: 'other', amountCents: cents }
    : { ...facts, kind: 'outgo', source: 'expense', channel: null, amountCents: -cents }
}

/** Puts a row on the day of an instant in the company's zone. */
export function dated(instant: string, { timeZone }: EntryContext, entry: Omit<Entry, 'day'>): DatedEntry {
  return { at: Date.parse(instant), entry: { ...entry, day: localDay(timeZone, instant) } }
}

const NOON = 12 * 60

/** Puts a row on a day without a time: among that day's rows it counts as at noon in the company's zone. */
export function datedOn(day: string, { timeZone }: EntryContext, entry: Omit<Entry, 'day'>): DatedEntry {
  return { at: fromLocal(timeZone, day, NOON) * 60_000, entry: { ...entry, day } }
}

/** Sorts rows, newest first, and returns them without their instants. */
export function newestFirst(rows: readonly DatedEntry[]): Entry[] {
  return rows.toSorted((a, b) => b.at - a.at || (a.entry.id < b.entry.id ? -1 : 1)).map(alike)
}

/** Returns a row with its keys in one order: reports over a hundred thousand of them are many times as fast then. */
function alike({ entry }: DatedEntry): Entry {
  const { id, day, kind, source, description, code, customerName, method, account } = entry
  const { channel, fieldName, sport, category, amountCents } = entry
  const { takenDay, grossCents, feeCents, netCents } = entry
  return {
    id,
    day,
    kind,
    source,
    description,
    code,
    customerName,
    method,
    account,
    channel,
    fieldName,
    sport,
    category,
    amountCents,
    takenDay,
    grossCents,
    feeCents,
    netCents,
  }
}
