import type { RainInput } from '@campo-livre/domain/rain/rain-input.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import { isSame } from '../store/is-same.ts'
import type { ClosureRecord, CompanyRecord } from '../store/records.ts'

/** Returns when a rain closes: all of its interval, from before now too, as it is told afterwards. */
const timesOf = ({ start, end }: RainInput) => ({ kind: 'once' as const, start, end })

/** Returns whether the fields of a rain are closed for all of it already. */
export function isClosedForRain(db: Database, { id }: CompanyRecord, rain: RainInput): boolean {
  return db.closures
    .by('companyId', id)
    .some(({ fieldIds, when }) => isSame(when, timesOf(rain)) && isSame(fieldIds, rain.fieldIds))
}

/** Closes the fields of a rain, with its reason for players to read. */
export function closeForRain(db: Database, { id }: CompanyRecord, rain: RainInput): Promise<ClosureRecord> {
  return db.closures.insert({
    id: newId('cls'),
    companyId: id,
    fieldIds: rain.fieldIds,
    reason: 'Chuva',
    reasonShown: true,
    when: timesOf(rain),
  })
}
