import { dateOn } from '@campo-livre/domain/series/dates-of.ts'
import type { SeriesBooking, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { formatShortDay, formatTime } from '@campo-livre/domain/time/format.ts'

type Contract = Pick<SeriesDetail, 'segments' | 'timeZone' | 'fieldName'>

/** Returns what is special about a date of a fixed slot, in sentences; empty for one as agreed. */
export function dateWords(contract: Contract, date: SeriesBooking, now: string): string {
  return [stateWords(date, now), movedWords(contract, date)].filter((words) => words !== '').join(' ')
}

function stateWords({ status, cancelledBy, reason, resold, start }: SeriesBooking, now: string): string {
  if (cancelledBy === 'company')
    return reason === null
      ? 'Cancelada pela arena.'
      : `Cancelada pela arena: ${reason.replace(/[.!?…]$/, '')}.`
  if (cancelledBy === 'athlete') {
    if (resold) return 'Devolvida: outra pessoa reservou.'
    return start > now ? 'Devolvida: está livre no site.' : 'Devolvida.'
  }
  return status === 'no_show' ? 'Não veio.' : ''
}

function movedWords(contract: Contract, date: SeriesBooking): string {
  const { timeZone, fieldName } = contract
  const agreed = agreedStart(contract, date)
  const field = date.fieldName === fieldName ? '' : `Em outro campo: ${date.fieldName}.`
  if (agreed === null || agreed === date.start) return field
  const before = `Mudou: era ${formatShortDay(agreed, timeZone)}, ${formatTime(agreed, timeZone)}.`
  return field === '' ? before : `${before} ${field}`
}

/** Returns the time that the contract gave a date which was moved since; null for one that stands as agreed. */
function agreedStart(
  { segments, timeZone }: Contract,
  { day, start, end, fieldId }: SeriesBooking,
): string | null {
  const segment = segments.findLast(({ from }) => from <= day)
  if (!segment) return null
  const agreed = dateOn(segment, timeZone, day)
  const stands = agreed.start === start && agreed.end === end && agreed.fieldId === fieldId
  return stands ? null : agreed.start
}
