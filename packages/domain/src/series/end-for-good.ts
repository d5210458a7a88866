import type { Booking } from '../bookings/booking.ts'
import { applySeriesCommand } from './apply-command.ts'
import type { SeriesContext, SeriesEffect } from './context.ts'
import { isOpen } from './lay-out.ts'
import { lockedUntil } from './locked.ts'
import type { Series } from './series.ts'
import { slotWords } from './slot-words.ts'

/** The reason in the history of a fixed slot whose athlete has deleted their account. */
export const ACCOUNT_GONE = 'A conta de quem jogava foi excluída.'

/** Returns the dates that end with a fixed slot: still to come, and in no month that is paid. Money is settled first. */
export function endingDates(series: Series, { data, at }: SeriesContext): Booking[] {
  const first = lockedUntil(series, data, at)
  return data.bookingsOf(series.id).filter((each) => isOpen(each, at) && (each.series?.day ?? '') >= first)
}

/** Ends a fixed slot from the first day that may be changed on; null where it has no date to come. */
export function endForGood(series: Series, context: SeriesContext): SeriesEffect | null {
  if (endingDates(series, context).length === 0) return null
  const { id: seriesId, version } = series
  const outcome = applySeriesCommand(
    {
      type: 'cancel',
      id: `gone-${seriesId}`,
      seriesId,
      version,
      scope: 'all',
      day: series.segments[0]?.from ?? '',
      reason: ACCOUNT_GONE,
    },
    context,
  )
  return outcome.ok ? outcome : null
}

type Slot = Parameters<typeof slotWords>[0]

/**
 * Tells an arena, once, what an athlete leaves behind who deleted their account: the fixed slots that are free again, and the
 * requests that were withdrawn. It names nobody.
 */
export function toldLeaving(ended: readonly Slot[], withdrawn: readonly Slot[]): string {
  const list = (slots: readonly Slot[]) => new Intl.ListFormat('pt-BR').format(slots.map(slotWords))
  const freed =
    ended.length === 1 ? 'O horário fixo está livre de novo' : 'Os horários fixos estão livres de novo'
  const asked = withdrawn.length === 1 ? 'O pedido foi retirado' : 'Os pedidos foram retirados'
  const told = [
    ...(ended.length > 0 ? [`${freed}: ${list(ended)}.`] : []),
    ...(withdrawn.length > 0 ? [`${asked}: ${list(withdrawn)}.`] : []),
  ]
  return `Uma pessoa excluiu a conta no Campo Livre. ${told.join(' ')}`
}
