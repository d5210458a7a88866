import type { SeriesBooking, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { canGiveBack } from '../../sorted-dates.ts'
import type { FixedSlotSearch } from '../fixed-slot-search.ts'

type OwnPause = SeriesDetail['pauses'][number]

/** An act of an athlete on their fixed slot, as its drawer shows it. */
export type SlotAct =
  | { do: 'end' }
  | { do: 'pause' }
  | { do: 'resume'; pause: OwnPause }
  | { do: 'swap'; date: SeriesBooking }

/** Returns the games of a fixed slot that are still to come and booked, soonest first. */
export function comingGames({ dates }: Pick<SeriesDetail, 'dates'>, now: string): SeriesBooking[] {
  return dates
    .filter((date) => canGiveBack(date, now))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

/** Returns the pauses that are not over, soonest first. */
export function pausesAhead({ pauses, timeZone }: SeriesDetail, now: string): OwnPause[] {
  const today = localDay(timeZone, now)
  return pauses.filter(({ until }) => until >= today).toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Returns what an address asks for, as far as it can be done; undefined for nothing. */
export function slotActOf(
  series: SeriesDetail,
  { fazer, data, pausa }: FixedSlotSearch,
  now: string,
): SlotAct | undefined {
  const games = comingGames(series, now)
  if (fazer === 'encerrar') return games.length > 0 ? { do: 'end' } : undefined
  if (fazer === 'pausar') return games.length > 0 ? { do: 'pause' } : undefined
  if (fazer === 'voltar') {
    const pause = pausesAhead(series, now).find(({ id, mine }) => mine && id === pausa)
    return pause && { do: 'resume', pause }
  }
  const date = fazer === 'trocar' ? games.find(({ day }) => day === data) : undefined
  return date && { do: 'swap', date }
}

/** The act by which a pause ends early; one that has not begun is undone. */
export function resumeWords({ from }: { from: string }, today: string): string {
  return from > today ? 'Desfazer a pausa' : 'Voltar antes'
}
