import { closureList } from '@campo-livre/domain/closures/closure-list.ts'
import { closureStatus, nextClosed } from '@campo-livre/domain/closures/closure-status.ts'
import { describeTimes } from '@campo-livre/domain/closures/describe-times.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { localDay, toInstant } from '@campo-livre/domain/time/zone.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { listRows } from '../http/list-rows.ts'

/** The rows of closures. Which time is the next one changes with every instant. */
export const closureRows = listRows(
  closureList,
  {
    names: ({ fieldIds }, { db }) => ({
      fields:
        fieldIds === null
          ? 'Toda a arena'
          : inWords(fieldIds.map((id) => db.fields.find(id)?.name ?? '').toSorted(compareNames)),
    }),
    times: ({ companyId, when }, { db, now }) => {
      const timeZone = db.companies.find(companyId)?.timeZone ?? HOME_ZONE
      const next = nextClosed(when, now, timeZone)
      return {
        times: describeTimes(when, { today: localDay(timeZone, now), timeZone }),
        status: closureStatus(when, now, timeZone),
        next: next && toInstant(next.start),
      }
    },
  },
  (db, now) => [db.fields.revision(), now],
)
