import type { ListAddress } from '../../lib/resource/search.ts'

/** The search of the expenses (A14): that of their list, and `extrato` while a bank's statement is imported. */
export type ExpensesSearch = ListAddress & { fazer?: string | undefined }

export function expensesSearch(raw: ExpensesSearch): ExpensesSearch {
  return raw
}
