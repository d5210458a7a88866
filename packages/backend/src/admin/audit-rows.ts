import { auditList } from '@campo-livre/domain/admin/audit-list.ts'
import { changedWords } from '@campo-livre/domain/admin/field-words.ts'
import { listRows } from '../http/list-rows.ts'

/** The rows of the audit. */
export const auditRows = listRows(auditList, {
  words: ({ changes }) => ({ fields: changedWords(changes.map(({ field }) => field)) }),
})
