import { paidParts } from '@campo-livre/domain/payments/paid-parts.ts'
import type { SeriesBill } from '@campo-livre/domain/series/series-answer.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { billStateLabels } from '@campo-livre/domain/series/series-labels.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { GivenBack } from '../../../shared/payments/given-back.tsx'
import classes from './fixed-slot-view.module.css'
import { dayWords, monthWords } from '../month-words.ts'
import { billTones } from './series-tones.ts'

const kinds = { played: 'jogo', given_back: 'devolvida', cancelled: 'cancelada pela arena' } as const
const ways = {
  pix: 'por Pix',
  card: 'no cartão',
  cash: 'em dinheiro',
  credit: 'com crédito na arena',
} as const

/** The bill of a month: its dates with what each costs or credits, the sum, what was paid and what went back. */
export function SlotBill({
  bill,
  timeZone,
  opened,
}: {
  bill: SeriesBill
  timeZone: string
  opened: boolean
}) {
  const { month, lines, state, dueDay, dueCents, totalCents, account } = bill
  const paid = paidParts(account)
  return (
    <details className={classes.bill} open={opened}>
      <summary>
        <h3 className={classes.month}>{monthWords(month)}</h3>
        <span className={classes.figure}>{formatCents(dueCents > 0 ? dueCents : totalCents)}</span>
        <span className={classes.state}>
          <Badge tone={billTones[state]}>{billStateLabels[state]}</Badge>
          {dueCents > 0 && (
            <span className={classes.note}>
              {state === 'overdue' ? 'Venceu' : 'Vence'} {dayWords(dueDay)}
            </span>
          )}
        </span>
      </summary>
      <div className={classes.inside}>
        <ul className={classes.lines} aria-label="Datas">
          {lines.map(({ bookingId, day, kind, priceCents, creditCents }) => (
            <li key={bookingId} className={classes.line}>
              <span>
                {dayWords(day)}, {kinds[kind]}
              </span>
              <span>
                {formatCents(priceCents)}
                {kind !== 'played' && (
                  <span className={classes.note}>
                    {creditCents > 0 ? `, ${formatCents(creditCents)} de crédito` : ', sem crédito'}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        <dl className={classes.sums}>
          {sumsOf(bill).map(([label, cents, strong]) => (
            <div key={label} className={classes.line} data-strong={strong || undefined}>
              <dt>{label}</dt>
              <dd>{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
        {paid.map(({ id, method, amountCents, paidAt }) => (
          <p key={id} className={classes.note}>
            {formatCents(amountCents)} {ways[method]}, {formatDateTime(paidAt, timeZone)}
          </p>
        ))}
        <GivenBack account={account} />
      </div>
    </details>
  )
}

/** Returns the sums of a bill that are not nothing, and its total; that of its dates only where the total is another. */
function sumsOf(bill: SeriesBill): (readonly [string, number, boolean])[] {
  const sums = [
    ['Datas', bill.grossCents, false],
    ['Crédito', bill.creditCents, false],
    ['Crédito do mês anterior', bill.carriedCents, false],
    ['Total', bill.totalCents, true],
    ['Pago', bill.paidCents, false],
    ['Pix à espera', bill.pendingCents, false],
    ['Falta pagar', bill.dueCents, true],
    ['Crédito para o mês seguinte', bill.leftCents, false],
  ] as const
  return sums.filter(([label, cents]) =>
    label === 'Datas' ? cents !== bill.totalCents : cents > 0 || label === 'Total',
  )
}
