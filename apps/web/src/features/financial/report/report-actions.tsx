import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { ExportButton } from '../../../lib/resource/export/export-button.tsx'
import { fullSelection } from '../../../lib/resource/table/selection.ts'
import { printWithCharts } from '../charts/print-with-charts.ts'
import { accruals, entries } from '../list/entries.tsx'
import { PackageButton } from '../package/package-button.tsx'
import { daysFilter } from './rows-link.ts'

/** The most rows that a page of a list has. */
const PER_PAGE = 100

/** The buttons of a report: its rows as a table, the accountant's package, and paper. */
export function ReportActions({ report: { view, period } }: { report: FinancialReport }) {
  const resource = view === 'cash' ? entries : accruals
  return (
    <>
      <ExportButton
        resource={resource}
        columns={resource.columns}
        params={{ page: 1, perPage: PER_PAGE, filters: [daysFilter(period)] }}
        selection={fullSelection}
      />
      <PackageButton period={period} />
      <button type="button" className={button.secondary} onClick={() => void printWithCharts()}>
        Imprimir
      </button>
    </>
  )
}
