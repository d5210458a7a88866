import { listTillsSpec } from '@campo-livre/contract/tills/list-tills.ts'
import { tillColumns } from '@campo-livre/domain/tills/till-row.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { tillRows } from './till-rows.ts'
import { companyOf } from '../ownership/own-company.ts'

/** Lists the closed tills of the user's company (H3). */
export const listTills = answer(listTillsSpec, ({ db, user, query }) => {
  const company = companyOf(db, user)
  return okList(company ? tillRows(db, company) : [], { columns: tillColumns, query })
})
