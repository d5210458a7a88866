import { formatCents } from '@campo-livre/domain/money/money.ts'
import { countTabs } from '@campo-livre/domain/tabs/open-tabs.ts'
import { closedTillLabels } from '@campo-livre/domain/tills/till-status.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { CorrectCount } from './correct-count.tsx'
import { Corrections } from './corrections.tsx'
import { ExplainDifference } from './explain-difference.tsx'
import { MethodTable } from './method-table.tsx'
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
        <Corrections report={report} />
        <CorrectCount report={report} />
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
        <MethodTable methods={report.methods} labelledBy="formas" />
        {movements.length > 0 && <TillMovements movements={movements} timeZone={timeZone} />}
        {carried.length > 0 && <Carried carried={carried} />}
      </section>
    </div>
  )
}

function Carried({ carried }: Pick<TillReport, 'carried'>) {
  const openCents = carried.reduce((sum, tab) => sum + tab.dueCents, 0)
  return (
    <>
      <h3>Comandas que ficaram abertas</h3>
      <p className={classes.note}>
        {countTabs(carried.length)}, {formatCents(openCents)} ao todo. Não entram nos totais acima.
      </p>
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
