import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import { closureStatus, nextClosed } from '@campo-livre/domain/closures/closure-status.ts'
import { describeTimes } from '@campo-livre/domain/closures/describe-times.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { localDay, toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import type { ClosureRecord, CompanyRecord } from '../store/records.ts'

/** Returns the closures of a company as rows of a table: the next one first, those that are over last. */
export function closureRows(db: Database, now: string, company: CompanyRecord): ClosureRow[] {
  return db.closures
    .by('companyId', company.id)
    .map((closure) => toClosureRow(db, now, company, closure))
    .toSorted(
      (a, b) => placeOf(a) - placeOf(b) || compareNames(a.reason, b.reason) || compareNames(a.id, b.id),
    )
}

const placeOf = ({ next }: ClosureRow) => (next === null ? Infinity : Date.parse(next))

/** Returns a closure as answers have it, with its state as of `now`. */
export function toClosureRow(
  db: Database,
  now: string,
  { timeZone }: CompanyRecord,
  closure: ClosureRecord,
): ClosureRow {
  const { id, reason, reasonShown, fieldIds, when } = closure
  const next = nextClosed(when, now, timeZone)
  const names = (fieldIds ?? []).map((fieldId) => db.fields.find(fieldId)?.name ?? '')
  return {
    id,
    reason,
    reasonShown,
    fields: fieldIds === null ? 'Toda a arena' : inWords(names.toSorted(compareNames)),
    times: describeTimes(when, { today: localDay(timeZone, now), timeZone }),
    kind: when.kind,
    status: closureStatus(when, now, timeZone),
    next: next && toInstant(next.start),
    since: when.kind === 'weekly' ? when.since : null,
    until: when.kind === 'weekly' ? when.until : null,
    timeZone,
  }
}
