import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import button from '@campo-livre/ui/button/button.module.css'

type Props = { report: FinancialReport | undefined; companyName: string }

/** The buttons of a report. */
export function ReportActions({ report }: Props) {
  return (
    <button
      type="button"
      className={button.secondary}
      disabled={report === undefined}
      onClick={() => window.print()}
    >
      Imprimir
    </button>
  )
}
