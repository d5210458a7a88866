import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { localDay, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'

type Place = Pick<SeriesDetail, 'segments' | 'timeZone'>

/** Returns what is special about a date of a contract: given back, cancelled, moved; null for nothing. */
export function dateNote(date: SeriesDetail['dates'][number], { segments, timeZone }: Place): string | null {
  const { status, cancelledBy, reason, resold, day, start, fieldId, fieldName } = date
  if (status === 'cancelled' && cancelledBy === 'athlete')
    return resold ? 'Devolvida, e outra pessoa vai jogar.' : 'Devolvida: está livre no site.'
  if (status === 'cancelled') return `Cancelada pela arena.${reason ? ` ${reason}` : ''}`
  if (status === 'no_show') return 'Não veio.'
  const segment = segments.findLast(({ from }) => from <= day)
  if (!segment) return null
  const isMoved =
    fieldId !== segment.fieldId ||
    localDay(timeZone, start) !== day ||
    toLocal(timeZone, toMinutes(start)).minute !== segment.startMinute
  return isMoved ? `Só nesta data: ${fieldName}.` : null
}
