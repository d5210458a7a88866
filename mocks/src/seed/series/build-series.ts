import type {
  BookingRecord,
  FieldRecord,
  RachaRecord,
  SeriesRecord,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import { minutesOf } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import { addDays, fromLocal, localDay, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { previewSeries } from '@campo-livre/domain/series/apply-command.ts'
import type { SeriesCommandOf } from '@campo-livre/domain/series/command.ts'
import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import { instantOf } from '../instants.ts'
import { freeHour } from './free-hour.ts'
import { type Laying, MADE } from './laying.ts'
import { payBills } from './pay-bills.ts'
import { type SeriesPlan, seriesPlans } from './plans.ts'
import { type Arena, openLedger, type SeriesLedger } from './series-ledger.ts'
import { tellStory } from './tell-story.ts'

export type SeriesTown = {
  arena: Arena
  /** The athletes of the arena's town. */
  crowd: readonly UserRecord[]
  /** The games of all people, so that nobody is on two courts at once. */
  bookings: readonly BookingRecord[]
  rachas: readonly RachaRecord[]
  now: string
}

type BuiltSeries = { series: SeriesRecord[]; bookings: BookingRecord[] }

/** The week from today after which the first date of a contract is. */
const FIRST_WEEK = -9
/** The last week in which the seed has other bookings. */
const LAST_WEEK = 2
/** The day from today until which the contract that has ended ran. */
const ENDED = -20

/**
 * Lays the fixed slots of an arena out, by the commands that made them what they are, at hours that nobody else has.
 * Returns them, and their dates as bookings.
 */
export function buildSeries(town: SeriesTown): BuiltSeries {
  const { arena, now } = town
  const ledger = openLedger(arena)
  const { timeZone } = arena.company
  const today = localDay(timeZone, now)
  const at = (day: string | number, hour: number) =>
    instantOf(fromLocal(timeZone, typeof day === 'number' ? addDays(today, day) : day, hour * 60))
  const justNow = instantOf(toMinutes(now) - 1)
  for (const plan of seriesPlans) {
    const athleteId = athleteOf(plan, town)
    const laying = { plan, id: `ser-${plan.slug}`, athleteId, arena, ledger, now, today, at }
    make(laying, town)
    const story = tellStory(laying)
    const told = [...payBills(laying), ...story].toSorted((a, b) => (a.at < b.at ? -1 : 1))
    for (const { do: act } of told) act()
    ledger.topUp(laying.id, justNow)
  }
  return {
    series: [...ledger.series.values()],
    bookings: [...ledger.booked.values()].map((booking) =>
      booking.status === 'confirmed' && booking.end <= now ? { ...booking, status: 'completed' } : booking,
    ),
  }
}

function athleteOf({ customer }: SeriesPlan, { crowd }: SeriesTown): string | null {
  if (customer === 'atleta') return personaIds.atleta
  if (typeof customer !== 'number') return null
  const id = crowd[customer]?.id
  if (id === undefined) throw new Error('the town has too few athletes')
  return id
}

/** Makes the contract at a free hour; dates on which the arena is closed are left out. */
function make({ plan, id, athleteId, ledger, arena, today, at }: Laying, town: SeriesTown): void {
  const { company, fields } = arena
  const field = fields.find((each) => each.id === `fld-${company.slug}-${plan.field}`)
  if (!field) throw new Error(`no field ${plan.field}`)
  const busy = [...busyField(field, arena, ledger), ...busyPerson(athleteId, town)]
  const { day: wished, hour, every, customer } = plan
  const minutes = field.slotMinutes
  const wish = { timeZone: company.timeZone, today, day: wished, hour, minutes, every }
  const { day, startMinute } = freeHour({ ...wish, from: FIRST_WEEK, to: LAST_WEEK }, busy)
  const command: SeriesCommandOf<'create'> = {
    type: 'create',
    id: `${id}-made`,
    seriesId: id,
    customer:
      typeof customer === 'object'
        ? { kind: 'walk_in', ...customer }
        : { kind: 'athlete', athleteId: athleteId ?? '' },
    fieldId: field.id,
    from: day,
    until: plan.story === 'ended' ? addDays(today, ENDED) : null,
    startMinute,
    minutes,
    priceCents: plan.priceCents,
    every,
    terms: plan.terms,
    note: plan.note,
    choices: [],
  }
  const made = at(MADE, 10)
  if (ledger.give(command, made)) return
  const choices = previewSeries(command, ledger.context(made)).dates.flatMap((date) =>
    date.state === 'free' ? [] : [{ day: date.day, do: 'skip' as const }],
  )
  if (!ledger.give({ ...command, choices }, made)) throw new Error(`${id} could not be made`)
}

function busyField(
  field: FieldRecord,
  { fields, bookings }: Arena,
  { booked }: SeriesLedger,
): MinuteInterval[] {
  const ground = new Set([field, ...sharingGround(field, fields)].map(({ id }) => id))
  return [...bookings, ...booked.values()].filter(({ fieldId }) => ground.has(fieldId)).map(minutesOf)
}

function busyPerson(athleteId: string | null, { bookings, rachas }: SeriesTown): MinuteInterval[] {
  if (athleteId === null) return []
  return [
    ...bookings.filter((each) => each.athleteId === athleteId),
    ...rachas.filter(({ participants }) => participants.some(({ userId }) => userId === athleteId)),
  ].map(minutesOf)
}
