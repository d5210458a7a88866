import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { formatShortDay, formatTime } from '@campo-livre/domain/time/format.ts'
import { agreedStart, type SeriesBooking } from './sorted-dates.ts'

/** Returns what is special about a date of a fixed slot, in sentences; empty for one as agreed. */
export function dateWords(
  series: Pick<SeriesDetail, 'segments' | 'timeZone' | 'fieldName'>,
  date: SeriesBooking,
): string {
  return [stateWords(date), movedWords(series, date)].filter((words) => words !== '').join(' ')
}

function stateWords({ status, cancelledBy, reason, resold }: SeriesBooking): string {
  if (cancelledBy === 'company') return `Cancelado pela arena${reason === null ? '.' : `: ${reason}`}`
  if (status === 'cancelled') return resold ? 'Devolvida: outra pessoa reservou.' : 'Devolvida.'
  return status === 'confirmed' || status === 'completed' ? '' : `${bookingStatusLabels[status]}.`
}

function movedWords(
  series: Pick<SeriesDetail, 'segments' | 'timeZone' | 'fieldName'>,
  date: SeriesBooking,
): string {
  const agreed = agreedStart(series, date)
  const field = date.fieldName === series.fieldName ? '' : `No campo ${date.fieldName}.`
  if (agreed === null || agreed === date.start) return field
  const { timeZone } = series
  const before = `Mudou: era ${formatShortDay(agreed, timeZone)}, ${formatTime(agreed, timeZone)}.`
  return field === '' ? before : `${before} ${field}`
}
