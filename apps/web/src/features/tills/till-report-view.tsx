import { ScrollRegion } from '@campo-livre/ui/scroll-region/scroll-region.tsx'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { closedTillLabels } from '@campo-livre/domain/tills/till-status.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { ExplainDifference } from './explain-difference.tsx'
import { cashLines, differenceSentence } from './till-lines.ts'
import { TillMovements } from './till-movements.tsx'
import classes from './till.module.css'

const tones = { exact: 'success', different: 'neutral', unexplained: 'danger' } as const

/** The report of a closed till: the difference first, then the account of the cash, the methods, and what stayed open. */
export function TillReportView({ report }: { report: TillReport }) {
  const { status, openedAt, openedBy, closedAt, closedBy, timeZone, differenceReason, movements, carried } =
    report
  return (
    <div className={classes.columns}>
      <section className={classes.card} aria-labelledby="gaveta">
        <h2 id="gaveta" className={classes.result}>
          {differenceSentence(report)}
        </h2>
        <p>
          <Badge tone={tones[status]}>{closedTillLabels[status]}</Badge>
        </p>
        {differenceReason !== null && <p>Motivo: {differenceReason}</p>}
        {status === 'unexplained' && <ExplainDifference report={report} />}
        <dl className={classes.lines}>
          {cashLines(report).map(({ label, text, strong }) => (
            <div key={label} className={classes.line} data-strong={strong}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.note}>
          Aberto em {formatDateTime(openedAt, timeZone)}
          {openedBy !== null && ` por ${openedBy}`}, fechado em {formatDateTime(closedAt, timeZone)}
          {closedBy !== null && ` por ${closedBy}`}.
        </p>
      </section>
      <section className={classes.card} aria-labelledby="formas">
        <h2 id="formas" className={classes.title}>
          Por forma de pagamento
        </h2>
        <MethodTable report={report} />
        {movements.length > 0 && <TillMovements movements={movements} timeZone={timeZone} />}
        {carried.length > 0 && <Carried carried={carried} />}
      </section>
    </div>
  )
}

function MethodTable({ report: { methods } }: { report: TillReport }) {
  return (
    <ScrollRegion name="Valores por forma de pagamento">
      <table className={classes.table} aria-labelledby="formas">
        <thead>
          <tr>
            <th scope="col">Forma</th>
            <th scope="col">Total</th>
            <th scope="col">Comandas</th>
            <th scope="col">Reservas</th>
            <th scope="col">De volta</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ method, tabCents, bookingCents, returnedCents, totalCents }) => (
            <tr key={method}>
              <th scope="row">{moneyMethodLabels[method]}</th>
              <td>
                <SignedAmount cents={totalCents} />
              </td>
              <td>{formatCents(tabCents)}</td>
              <td>{formatCents(bookingCents)}</td>
              <td>{formatCents(returnedCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Carried({ carried }: Pick<TillReport, 'carried'>) {
  return (
    <>
      <h3>Comandas que ficaram abertas</h3>
      <ul className={classes.lines}>
        {carried.map(({ code, customerName, dueCents }) => (
          <li key={code} className={classes.line}>
            <span className={classes.what}>
              {customerName} <small className={classes.note}>{code}</small>
            </span>
            <span className={classes.cents}>{formatCents(dueCents)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
