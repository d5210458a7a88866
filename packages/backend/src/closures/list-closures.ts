import { listClosuresSpec } from '@campo-livre/contract/closures/calls.ts'
import { closureColumns } from '@campo-livre/domain/closures/closure-row.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { closureRows } from './closure-rows.ts'
import { companyOf } from '../ownership/own-company.ts'

/** Lists the closures of the user's company (H1). */
export const listClosures = answer(listClosuresSpec, ({ db, now, user, query }) => {
  const company = companyOf(db, user)
  return okList(company ? closureRows(db, now, company) : [], { columns: closureColumns, query })
})
