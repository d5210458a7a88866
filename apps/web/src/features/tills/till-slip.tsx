import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatSignedCents, MINUS } from '@campo-livre/domain/money/signed.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { totalOf } from '@campo-livre/domain/tills/till-sum.ts'
import { tillMovementLabels } from '@campo-livre/domain/tills/till.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { cashLines, correctionLines, differenceSentence, seenSentence } from './till-lines.ts'
import classes from './till-slip.module.css'

/** The roll of a receipt printer, 80 mm wide, or a sheet of A4. */
export type Paper = 'roll' | 'sheet'

/** The report on paper: hidden on the screen, alone in print. */
export function TillSlip({ report, paper }: { report: TillReport; paper: Paper }) {
  const { companyName, openedAt, closedAt, timeZone, methods, movements, carried, differenceReason } = report
  const seen = seenSentence(report)
  const groups = [
    { title: 'Dinheiro na gaveta', lines: cashLines(report) },
    { title: 'Correções da contagem', lines: correctionLines(report) },
    {
      title: 'Por forma de pagamento',
      lines: [
        ...methods.map(({ method, totalCents }) => ({
          label: moneyMethodLabels[method],
          text: formatSignedCents(totalCents),
        })),
        { label: 'Tudo', text: formatSignedCents(totalOf(methods).totalCents) },
      ],
    },
    {
      title: 'Sangrias e suprimentos',
      lines: movements.map(({ kind, reason, amountCents }) => ({
        label: `${tillMovementLabels[kind]}: ${reason}`,
        text: kind === 'withdrawal' ? `${MINUS}${formatCents(amountCents)}` : formatCents(amountCents),
      })),
    },
    {
      title: 'Comandas que ficaram abertas',
      lines: carried.map(({ code, customerName, dueCents }) => ({
        label: `${code} ${customerName}`,
        text: formatCents(dueCents),
      })),
    },
  ]
  return (
    <section className={classes.slip} data-paper={paper} aria-hidden>
      <p className={classes.name}>{companyName}</p>
      <p className={classes.title}>Fechamento de caixa</p>
      <p>
        {formatDateTime(openedAt, timeZone)} a {formatDateTime(closedAt, timeZone)}
      </p>
      {groups.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <dl key={title} className={classes.group}>
              <p className={classes.head}>{title}</p>
              {lines.map(({ label, text }, index) => (
                <div key={`${index} ${label}`} className={classes.row}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ),
      )}
      <p className={classes.head}>{differenceSentence(report)}</p>
      {differenceReason !== null && <p>Motivo: {differenceReason}</p>}
      {seen !== null && <p>{seen}</p>}
      <p className={classes.foot}>Não é documento fiscal.</p>
    </section>
  )
}
