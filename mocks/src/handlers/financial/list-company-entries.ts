import { listCompanyEntriesSpec } from '@campo-livre/contract/financial/list-company-entries.ts'
import { entryColumns } from '@campo-livre/domain/financial/columns.ts'
import { sumEntries } from '@campo-livre/domain/financial/sum-entries.ts'
import { answer } from '../../http/call.ts'
import { okList } from '../../http/list.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { entriesOf } from './entries-of.ts'

/** Lists the movements of the company's money (H6), newest first, with the sums of all that match the filters. */
export const listCompanyEntries = answer(listCompanyEntriesSpec, ({ db, user, query }) => {
  const company = companyOf(db, user)
  const rows = company === null ? [] : entriesOf(db, company)
  return okList(rows, { columns: entryColumns, query, sums: sumEntries })
})
