import { receiptQuery } from '@campo-livre/api/expenses/receipts.ts'
import { expensesQuery, incomesQuery } from '@campo-livre/api/expenses/list-expenses.ts'
import { validPayments } from '@campo-livre/domain/expenses/expense-sum.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import type { Days } from '@campo-livre/domain/financial/periods.ts'
import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { downloadZip } from 'client-zip'
import { endingOf } from '../../../lib/browser/file-ending.ts'
import { toCsv } from '../../../lib/resource/export/csv.ts'
import { fetchMarked } from '../../../lib/resource/export/fetch-marked.ts'
import type { Resource } from '../../../lib/resource/resource.ts'
import { slug } from '../../../lib/resource/slug.ts'
import { fullSelection } from '../../../lib/resource/table/selection.ts'
import { accruals, entries, openItems } from '../list/entries.tsx'
import { daysFilter } from '../report/rows-link.ts'

type Asked = { client: QueryClient; signal: AbortSignal }
type PackedFile = { name: string; input: string | Blob }

/** The most rows that a page of a list has. */
const PER_PAGE = 100

/**
 * Makes the accountant's package of a period as one zip: the rows of both views, what is open as of now, and the
 * receipts of what was owed or paid in it.
 */
export async function makePackage(period: Days, asked: Asked): Promise<Blob> {
  const inPeriod = [daysFilter(period)]
  const files: PackedFile[] = [
    { name: 'caixa.csv', input: await csvOf(entries, inPeriod, asked) },
    { name: 'competencia.csv', input: await csvOf(accruals, inPeriod, asked) },
    { name: 'em-aberto-hoje.csv', input: await csvOf(openItems, [], asked) },
    ...(await receiptsOf(period, asked)),
  ]
  return downloadZip(files).blob()
}

async function csvOf<Row extends object>(
  resource: Resource<Row>,
  filters: readonly ColumnFilter[],
  asked: Asked,
): Promise<string> {
  return toCsv(resource, resource.columns, await rowsOf(resource, filters, asked))
}

function rowsOf<Row>(
  resource: Pick<Resource<Row>, 'query' | 'idOf'>,
  filters: readonly ColumnFilter[],
  { client, signal }: Asked,
): Promise<Row[]> {
  const params = { page: 1, perPage: PER_PAGE, filters }
  return fetchMarked({ client, signal, resource, params, selection: fullSelection })
}

async function receiptsOf(period: Days, asked: Asked): Promise<PackedFile[]> {
  const withReceipt: ColumnFilter = {
    column: 'receiptCount',
    operator: 'and',
    conditions: [{ mode: 'gt', value: '0' }],
  }
  const files: PackedFile[] = []
  for (const query of [expensesQuery, incomesQuery]) {
    const rows = await rowsOf({ query, idOf: ({ id }: ExpenseRow) => id }, [withReceipt], asked)
    for (const row of rows.filter((each) => belongsTo(each, period)))
      for (const [index, { id }] of row.receipts.entries()) {
        const receipt = await asked.client.query({ ...receiptQuery(row.id, id), gcTime: 0 })
        asked.signal.throwIfAborted()
        const name = `${row.dueDay} ${slug(row.description)} ${index + 1}`
        const input = receipt.bytes
        files.push({ name: `comprovantes/${name}.${endingOf(input.type)}`, input })
      }
  }
  return files
}

/** Returns whether an expense was owed, or a part of it paid, in a period. */
function belongsTo(row: ExpenseRow, { from, to }: Days): boolean {
  return [row.dueDay, ...validPayments(row).map(({ day }) => day)].some((day) => day >= from && day <= to)
}
