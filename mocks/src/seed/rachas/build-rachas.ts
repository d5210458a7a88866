import { noPlay } from '@campo-livre/domain/rachas/play.ts'
import { fromLocal, addDays, localDay, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { RachaRules } from '@campo-livre/domain/rachas/racha.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import type {
  BookingRecord,
  CompanyRecord,
  FieldRecord,
  RachaRecord,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import type { Agenda } from '../bookings/agenda.ts'
import { spellCode } from '../codes.ts'
import { instantOf } from '../instants.ts'
import { randomOf } from '../random.ts'
import { playedEvening } from './played-evening.ts'
import { type Answers, rosterOf } from './racha-record.ts'

export type Towns = {
  companies: readonly CompanyRecord[]
  fields: readonly FieldRecord[]
  bookings: readonly BookingRecord[]
  users: ReadonlyMap<string, UserRecord>
  crowd: ReadonlyMap<string, UserRecord[]>
  /** The times at which users play elsewhere, and so are in no pickup game. */
  agenda: Agenda
  now: string
}

/** The number of the first pickup game, from which the codes are made. */
const FIRST_NUMBER = 700_000
/** The number of the first open game of Fortaleza. */
const OPEN_NUMBER = 700_900
/** The next booking of the persona Atleta, in which their pickup game is played. */
const NEXT_GAME = 'bkg-atleta-13'

/** Builds the two pickup games of the persona Atleta, one of every town that has games ahead, and the open ones of theirs. */
export function buildRachas(towns: Towns): RachaRecord[] {
  const atleta = towns.users.get(personaIds.atleta)
  const next = towns.bookings.find(({ id }) => id === NEXT_GAME)
  if (!atleta || !next) throw new Error('the racha of the persona has lost its game')
  const own = ofBooking(towns, next, {
    id: 'rch-atleta-01',
    number: FIRST_NUMBER,
    organizer: atleta,
    answers: { confirmed: 11, waiting: 0, invited: 3, declined: 2 },
  })
  const others = [...towns.crowd].flatMap(([city, people], index) => {
    const ids = new Set(people.map(({ id }) => id))
    const game = towns.bookings.find(
      ({ status, athleteId, start }) =>
        status === 'confirmed' && ids.has(athleteId ?? '') && start > towns.now,
    )
    const organizer = people.find(({ id }) => id === game?.athleteId)
    if (!game || !organizer) return []
    return ofBooking(towns, game, {
      id: `rch-${fold(city).replaceAll(' ', '-')}`,
      number: FIRST_NUMBER + 2 + index,
      organizer,
      answers: index % 3 === 0 ? { confirmed: 30, waiting: 2 } : { confirmed: 6, invited: 3, declined: 1 },
    })
  })
  const known = [own, elsewhere(towns, atleta), ...others]
  return [...known, ...openInFortaleza(towns, known)]
}

/** The fields of Fortaleza with an open game, for whom each is, and how many go already. */
const OPEN = [
  { fieldId: 'fld-arena-beira-mar-campo-norte', skillFrom: 2, skillTo: 4, minAge: null, confirmed: 11 },
  { fieldId: 'fld-arena-beira-mar-quadra-coberta', skillFrom: 3, skillTo: 5, minAge: 18, confirmed: 7 },
  { fieldId: 'fld-lagoa-redonda-society-mangueira', skillFrom: 1, skillTo: 3, minAge: 40, confirmed: 9 },
] as const

/** Builds evening games of the persona's own city with places that are open, apart from the others that are known. */
function openInFortaleza(towns: Towns, known: readonly RachaRecord[]): RachaRecord[] {
  const people = towns.crowd.get('Fortaleza') ?? []
  const made: RachaRecord[] = []
  for (const [index, { fieldId, skillFrom, skillTo, minAge, confirmed }] of OPEN.entries()) {
    const taken = [...known, ...made]
    const game = towns.bookings.find(
      (booking) =>
        booking.fieldId === fieldId &&
        booking.status === 'confirmed' &&
        people.some(({ id }) => id === booking.athleteId) &&
        isSoonEvening(booking, towns.now) &&
        taken.every(({ start, end }) => end <= booking.start || booking.end <= start),
    )
    const organizer = people.find(({ id }) => id === game?.athleteId)
    if (!game || !organizer) continue
    const id = `rch-fortaleza-aberto-${index + 1}`
    made.push({
      ...ofBooking(towns, game, {
        id,
        number: OPEN_NUMBER + index,
        organizer,
        answers: { confirmed, declined: 1 },
      }),
      visibility: 'public',
      opening: { to: 'anyone', skillFrom, skillTo },
      minAge,
    })
  }
  return made
}

/** Returns whether a booking is an evening's in Fortaleza, from tomorrow on. */
function isSoonEvening({ start }: BookingRecord, now: string): boolean {
  const { minute } = toLocal('America/Fortaleza', toMinutes(start))
  return toMinutes(start) > toMinutes(now) + 1440 && minute >= 18 * 60 && minute <= 21 * 60
}

/** The rules of a group that has none of its own, and what nobody has done yet. */
const rules: RachaRules &
  Pick<
    RachaRecord,
    | 'minAge'
    | 'maxAge'
    | 'cancelledAt'
    | 'cancelReason'
    | 'closedAt'
    | 'mutedBy'
    | 'changes'
    | 'play'
    | 'listStyle'
    | 'votes'
  > = {
  goalkeeperPlaces: 0,
  regularsUntilHours: null,
  freeOutHours: 24,
  quorum: null,
  withoutQuorum: 'open',
  priority: 'regulars_first',
  minAge: null,
  maxAge: null,
  cancelledAt: null,
  cancelReason: null,
  closedAt: null,
  play: noPlay,
  listStyle: null,
  votes: [],
  mutedBy: [],
  changes: [],
}

const visibilityOf = (isPublic: boolean): Pick<RachaRecord, 'visibility' | 'opening'> =>
  isPublic
    ? { visibility: 'public', opening: { to: 'anyone', skillFrom: 1, skillTo: 5 } }
    : { visibility: 'link', opening: null }

type Terms = { id: string; number: number; organizer: UserRecord; answers: Answers }

/** Builds a pickup game in a booking: as many play as the field takes, and they share its price. */
function ofBooking(
  towns: Towns,
  booking: BookingRecord,
  { id, number, organizer, answers }: Terms,
): RachaRecord {
  const field = towns.fields.find((each) => each.id === booking.fieldId)
  const company = towns.companies.find((each) => each.id === booking.companyId)
  if (!field || !company) throw new Error(`${booking.id} has lost its field`)
  const random = randomOf(id)
  const time = { start: toMinutes(booking.start), end: toMinutes(booking.end) }
  const people = towns.crowd.get(company.address.city) ?? []
  const crowd = people.filter((each) => towns.agenda.isFree(each.id, time))
  const maxPlayers = field.players
  const confirmed = Math.min(answers.confirmed ?? 0, maxPlayers)
  return {
    id,
    code: spellCode('RCH', number),
    organizerId: organizer.id,
    sport: field.sports[0] ?? 'society',
    bookingId: booking.id,
    place: `${field.name}, ${company.name}`,
    timeZone: company.timeZone,
    start: booking.start,
    end: booking.end,
    maxPlayers,
    pricePerHeadCents: Math.ceil(booking.priceCents / maxPlayers),
    weekly: random() < 0.5,
    ...visibilityOf(random() < 0.5),
    ...rules,
    groupId: id,
    linkToken: `convite-${id}`,
    createdAt: booking.createdAt,
    participants: rosterOf(random, {
      rachaId: id,
      from: booking.createdAt,
      certain: [organizer],
      crowd: crowd.length > 0 ? crowd : [organizer],
      answers: { ...answers, confirmed },
      settled: false,
    }),
  }
}

/** Builds yesterday's pickup game on a public court, organised by somebody else, with the persona Atleta in it. */
function elsewhere({ crowd, agenda, now }: Towns, atleta: UserRecord): RachaRecord {
  const timeZone = 'America/Fortaleza'
  const start = fromLocal(timeZone, addDays(localDay(timeZone, now), -1), 19 * 60)
  const end = start + 90
  const people = (crowd.get('Fortaleza') ?? []).filter((each) => agenda.isFree(each.id, { start, end }))
  const [organizer = atleta] = people
  const id = 'rch-atleta-02'
  const createdAt = instantOf(Math.min(start - 6 * 1440, toMinutes(now)))
  const participants = rosterOf(randomOf(id), {
    rachaId: id,
    from: createdAt,
    certain: [organizer, atleta],
    crowd: people,
    answers: { confirmed: 10, declined: 2 },
    settled: true,
  }).map((each) => ({ ...each, arrivedAt: each.status === 'confirmed' ? instantOf(start) : null }))
  return {
    id,
    code: spellCode('RCH', FIRST_NUMBER + 1),
    organizerId: organizer.id,
    sport: 'futsal',
    bookingId: null,
    place: 'Quadra da praça, Aldeota',
    timeZone,
    start: instantOf(start),
    end: instantOf(end),
    maxPlayers: 10,
    pricePerHeadCents: 0,
    weekly: false,
    ...visibilityOf(false),
    ...rules,
    groupId: id,
    linkToken: `convite-${id}`,
    createdAt,
    participants,
    play: {
      ...noPlay,
      live: playedEvening(randomOf(`${id} evening`), { id, start: instantOf(start), participants }),
    },
  }
}
