import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { NO_INVOICE, type ReceiptLine, receiptLines } from './receipt-lines.ts'
import classes from './receipt-paper.module.css'

/** A receipt as it is printed: black on white, narrow or on A4. */
export function ReceiptPaper({ tab }: { tab: TabDetail }) {
  const { company, code, customerName, openedAt, closedAt } = tab
  const { items, totals, payments } = receiptLines(tab)
  return (
    <div className={classes.paper}>
      <p className={classes.name}>{company.name}</p>
      <p>
        Comanda {code}, {customerName}
      </p>
      <p>{formatDateTime(closedAt ?? openedAt, company.timeZone)}</p>
      <Lines lines={items} />
      <Lines lines={totals} strong />
      {payments.length > 0 && <Lines lines={payments} />}
      <p className={classes.foot}>{NO_INVOICE}</p>
    </div>
  )
}

function Lines({ lines, strong = false }: { lines: readonly ReceiptLine[]; strong?: boolean }) {
  return (
    <dl className={classes.lines} data-strong={strong || undefined}>
      {lines.map(({ text, cents }, index) => (
        <div key={index} className={classes.line}>
          <dt>{text}</dt>
          <dd>{cents}</dd>
        </div>
      ))}
    </dl>
  )
}
