import type { CallSpec } from '@campo-livre/contract/call.ts'
import { listAccrualsSpec } from '@campo-livre/contract/financial/list-accruals.ts'
import { listCompanyEntriesSpec } from '@campo-livre/contract/financial/list-company-entries.ts'
import { listOpenItemsSpec } from '@campo-livre/contract/financial/list-open-items.ts'
import { entryColumns } from '@campo-livre/domain/financial/columns.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { sumEntries } from '@campo-livre/domain/financial/sum-entries.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { CompanyRecord, UserRecord } from '../store/records.ts'
import { type Ahead, answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { accrualsOf, entriesOf, moneyReads, openItemsOf } from './entries-of.ts'
import { companyOf } from '../ownership/own-company.ts'

/** All movements are made of the same rows. */
const loads = ({ db, now, arena }: Pick<Ahead<CallSpec>, 'db' | 'now' | 'arena'>) =>
  moneyReads(db, now, arena)

/**
 * Lists the movements of the company's money (H6), newest first, with the sums of all that match the filters. What cards
 * have paid and the bank will have on a later day is left out, unless a filter asks for the day on which they paid.
 */
export const listCompanyEntries = answer(
  listCompanyEntriesSpec,
  ({ db, now, user, query }) => {
    const asksTaken = query.filters.some(({ column }) => column === 'takenDay')
    const rowsOf = asksTaken ? entriesOf : movedUpToNow
    return okList(rowsFor(rowsOf, { db, now, user }), { columns: entryColumns, query, sums: sumEntries })
  },
  { loads },
)

/** Returns the movements up to today. */
function movedUpToNow(db: Database, company: CompanyRecord, now: string): readonly Entry[] {
  const rows = entriesOf(db, company, now)
  const today = localDay(company.timeZone, now)
  return upToNow(rows, [today], () => rows.filter(({ day }) => day <= today))
}

const upToNow = memoizeByInputs<readonly Entry[]>()

/** Lists what the company has earned and owed (H6). */
export const listAccruals = answer(
  listAccrualsSpec,
  ({ db, now, user, query }) =>
    okList(rowsFor(accrualsOf, { db, now, user }), { columns: entryColumns, query, sums: sumEntries }),
  { loads },
)

/** Lists what is still to be paid to the company and by it (H6). */
export const listOpenItems = answer(
  listOpenItemsSpec,
  ({ db, now, user, query }) =>
    okList(rowsFor(openItemsOf, { db, now, user }), { columns: entryColumns, query, sums: sumEntries }),
  { loads },
)

type Asked = { db: Database; now: string; user: UserRecord }

/** Returns the rows of the caller's company; none while they have no company. */
function rowsFor(rowsOf: typeof entriesOf, { db, now, user }: Asked): readonly Entry[] {
  const company = companyOf(db, user)
  return company === null ? [] : rowsOf(db, company, now)
}
