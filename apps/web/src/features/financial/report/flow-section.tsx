import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { ChartAndTable } from '../charts/chart-and-table.tsx'
import { flowPoints } from '../charts/flow-points.ts'
import { FlowTable } from './flow-table.tsx'
import classes from './report.module.css'

const groupings = [
  { label: 'Dia', por: 'dia', grouping: 'day' },
  { label: 'Semana', por: 'semana', grouping: 'week' },
  { label: 'Mês', por: 'mes', grouping: 'month' },
] as const

type Props = { report: FinancialReport }

/** The flow of a period by day, week or month. */
export function FlowSection({ report }: Props) {
  return (
    <section className={classes.section} aria-labelledby="fluxo">
      <div className={classes.head}>
        <h2 id="fluxo" className={classes.title}>
          {report.view === 'cash' ? 'Fluxo de caixa' : 'Receitas e despesas'}
        </h2>
        <nav className={classes.choices} aria-label="Agrupar por">
          {groupings.map(({ label, por, grouping }) => (
            <Link
              key={por}
              to="."
              search={mergeSearch({ por })}
              resetScroll={false}
              className={classes.choice}
              activeOptions={{ exact: true, explicitUndefined: true }}
              data-current={report.grouping === grouping || undefined}
              {...(report.grouping === grouping ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {report.result.incomeCents === 0 && report.result.outgoCents === 0 ? (
        <p className={classes.note}>
          {report.view === 'cash'
            ? 'Nenhum dinheiro entrou nem saiu neste período.'
            : 'Nada foi ganho nem devido neste período.'}
        </p>
      ) : (
        <ChartAndTable {...flowPoints(report)}>
          <FlowTable report={report} />
        </ChartAndTable>
      )}
    </section>
  )
}
