import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ADULT_AGE, ageOn } from '@campo-livre/domain/users/birth-date.ts'
import type { UserRecord } from '../store/records.ts'

/** Returns whether somebody has said that they are under 18. */
export function isMinor({ birthDate }: Pick<UserRecord, 'birthDate'>, now: string): boolean {
  return Boolean(birthDate) && ageOn(birthDate ?? '', localDay('America/Sao_Paulo', now)) < ADULT_AGE
}
