import { offsetAt, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { browserZone } from './browser-zone.ts'

type Place = { timeZone: string; city: string }

/** Returns `no horário de Manaus` when the browser's clock shows another time at that instant; else null. */
export function zoneNote(instant: string, { timeZone, city }: Place, ownZone = browserZone()): string | null {
  const minutes = toMinutes(instant)
  return offsetAt(timeZone, minutes) === offsetAt(ownZone, minutes) ? null : `no horário de ${city}`
}
