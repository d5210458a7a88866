import type { FinancialReport, Share } from '@campo-livre/domain/financial/report.ts'
import { useId } from 'react'
import { ChartAndTable } from '../charts/chart-and-table.tsx'
import type { MoneyChartProps } from '../charts/money-chart.tsx'
import { AmountLink } from './amount-link.tsx'
import { type RowsWith, rowsLink } from './rows-link.ts'
import { changeText, partText } from './report-words.ts'
import classes from './report.module.css'

type Props = {
  report: FinancialReport
  title: string
  /** The head of the first column. */
  name: string
  shares: readonly Share[]
  label: (key: string) => string
  /** The points of its chart over time; absent for none. */
  points?: MoneyChartProps
  /** Returns the values of the rows of a part. */
  link: (key: string) => RowsWith
}

/** The parts of a sum, the largest first, each with a bar as long as its part, and what it was before. */
export function ShareTable({ report, title, name, shares, label, link, points }: Props) {
  const id = useId()
  const whole = shares.reduce((sum, { cents }) => sum + cents, 0)
  const most = shares.reduce((max, { cents }) => Math.max(max, cents), 0)
  const table = (
    <table className={`${classes.table} ${classes.share}`} aria-labelledby={id}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">Valor</th>
          <th scope="col">Parte</th>
          {report.hasBase && <th scope="col">Mudança</th>}
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, cents, beforeCents }) => (
          <tr key={key}>
            <th scope="row">
              {label(key)}
              <span
                className={classes.bar}
                style={{ inlineSize: most > 0 ? `${Math.max(0, (cents / most) * 100)}%` : 0 }}
                aria-hidden
              />
            </th>
            <td>
              <AmountLink cents={cents} link={rowsLink(report.view, report.period, link(key))} />
            </td>
            <td>{partText(cents, whole)}</td>
            {report.hasBase && (
              <td className={classes.note}>
                {changeText(cents, beforeCents) ?? (cents === 0 ? 'igual' : 'novo')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {shares.length === 0 ? (
        <p className={classes.note}>Nada neste período.</p>
      ) : points && points.points.length > 1 ? (
        <ChartAndTable {...points}>{table}</ChartAndTable>
      ) : (
        table
      )}
    </section>
  )
}
