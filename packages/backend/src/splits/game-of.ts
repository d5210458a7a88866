import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import { broughtTo } from '@campo-livre/domain/splits/bring-to-arena.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { SplitOrigin, SplitSource } from '@campo-livre/domain/splits/split.ts'
import type { SourceOffer } from '@campo-livre/domain/splits/split-view.ts'
import { isOfSameHours } from '@campo-livre/domain/splits/same-hours.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { BookingRecord, CompanyRecord, RachaRecord, SplitRecord, TabRecord } from '../store/records.ts'

/** The things that people play and drink together: a racha, its booking, and the tabs that go with it. */
export type Game = {
  /** The same for a racha, its booking and their tabs, so that they have one bill. */
  key: string
  title: string
  timeZone: string
  booking: BookingRecord | undefined
  racha: RachaRecord | undefined
  tabs: TabRecord[]
}

/** Finds the game of a booking, tab or racha that is the person's own; undefined for anybody else's. */
export function gameOf(db: Database, userId: string, kind: SplitOrigin, id: string): Game | undefined {
  const tab = kind === 'tab' ? db.tabs.find(id) : undefined
  const own = kind === 'racha' ? db.rachas.find(id) : undefined
  if (kind === 'tab' && tab?.athleteId !== userId) return undefined
  if (kind === 'racha' && own?.organizerId !== userId) return undefined
  const bookingId = kind === 'booking' ? id : (own?.bookingId ?? tab?.bookingId ?? null)
  const booking = bookingId === null ? undefined : db.bookings.find(bookingId)
  if (kind === 'booking' && booking?.athleteId !== userId) return undefined
  const racha = own ?? (booking && rachaIn(db, booking.id, userId))
  const tabs = db.tabs
    .by('athleteId', userId)
    .filter((each) => each.id === tab?.id || (booking !== undefined && each.bookingId === booking.id))
    .filter(({ status }) => status !== 'cancelled')
  const company = db.companies.find(booking?.companyId ?? tab?.companyId ?? '')
  return {
    key: booking ? `booking:${booking.id}` : `${kind}:${id}`,
    title: titleOf({ racha, booking, tab, company }),
    timeZone: racha?.timeZone ?? company?.timeZone ?? 'America/Sao_Paulo',
    booking: booking?.athleteId === userId ? booking : undefined,
    racha,
    tabs,
  }
}

/** Returns the racha that somebody organises in a booking. */
export function rachaIn(db: Database, bookingId: string, userId: string): RachaRecord | undefined {
  return db.rachas
    .by('bookingId', bookingId)
    .find(({ cancelledAt, organizerId }) => cancelledAt === null && organizerId === userId)
}

type Named = {
  racha: RachaRecord | undefined
  booking: BookingRecord | undefined
  tab: TabRecord | undefined
  company: CompanyRecord | undefined
}

function titleOf({ racha, booking, tab, company }: Named): string {
  const time = racha ?? booking
  if (!time) return `a comanda ${tab?.code ?? ''}${company ? ` na ${company.name}` : ''}`
  const timeZone = racha?.timeZone ?? company?.timeZone ?? 'America/Sao_Paulo'
  return `${racha ? 'o racha' : 'o jogo'} de ${formatLongDay(time.start, timeZone)}, ${formatTimes(time, timeZone)}`
}

/** Returns the live bill of a game; undefined while there is none. */
export function splitOfGame(db: Database, userId: string, { key }: Game): SplitRecord | undefined {
  const live = db.splits.by('organizerId', userId).filter(({ cancelledAt }) => cancelledAt === null)
  const keys = mapAll(live, ({ origin }) => gameOf(db, userId, origin.kind, origin.id)?.key)
  return live[keys.indexOf(key)]
}

/** Returns the booking and the tabs of a game, with what they cost now. What a bill has brought them counts as theirs. */
export function sourcesOf(
  db: Database,
  { booking, tabs }: Game,
  split: SplitRecord | undefined,
): SourceOffer[] {
  const onTab = new Set(tabs.flatMap(({ items }) => items.flatMap(({ bookingId }) => bookingId ?? [])))
  const offers = [
    ...(booking && !onTab.has(booking.id)
      ? [
          offer(
            { kind: 'booking', id: booking.id },
            db.fields.find(booking.fieldId)?.name ?? 'Campo',
            toPayCents(booking),
          ),
        ]
      : []),
    ...tabs.map((tab) => {
      const { dueCents } = tabSum(tab)
      const brought = split ? broughtTo(split, tab) : 0
      return offer({ kind: 'tab', id: tab.id }, `Comanda ${tab.code}`, dueCents + brought)
    }),
  ]
  return offers.filter(({ cents }) => cents > 0)
}

/**
 * Returns what can be put on the bill of a game: its booking and tabs, and the tabs that its organiser had at the arena in
 * the same hours, unless another of their bills has them.
 */
export function offersOf(
  db: Database,
  userId: string,
  game: Game,
  split: SplitRecord | undefined,
): SourceOffer[] {
  const { booking, tabs } = game
  if (!booking) return sourcesOf(db, game, split)
  const taken = new Set(
    db.splits
      .by('organizerId', userId)
      .filter(({ id, cancelledAt }) => cancelledAt === null && id !== split?.id)
      .flatMap(({ items }) => items.flatMap(({ source }) => (source?.kind === 'tab' ? [source.id] : []))),
  )
  const nearby = db.tabs
    .by('athleteId', userId)
    .filter(
      (tab) =>
        tab.bookingId === null &&
        tab.companyId === booking.companyId &&
        tab.status !== 'cancelled' &&
        !taken.has(tab.id) &&
        tabs.every(({ id }) => id !== tab.id) &&
        isOfSameHours(tab, booking),
    )
  return sourcesOf(db, { ...game, tabs: [...tabs, ...nearby] }, split)
}

const offer = (source: SplitSource, name: string, cents: number): SourceOffer => ({ source, name, cents })
