import '@campo-livre/ui/styles/form.css'
import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { monthNames } from '@campo-livre/domain/time/month-names.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { whatsappLink } from '../../../lib/format/links.ts'
import { ReceivePart } from '../../../shared/payments/receive-part.tsx'
import { monthWords } from '../month-words.ts'
import { chargeText, defaultMonth } from './bill-words.ts'
import classes from './series.module.css'
import { useSeriesCommand } from './use-series-command.ts'

type Props = { series: CompanySeries; today: string; month: string | undefined }

const kinds = { played: '', given_back: 'devolvida', cancelled: 'cancelada pela arena' } as const

/** The bill of a month: its dates one by one, the credits, and taking the money for it (rule 6). */
export function ContractBill({ series, today, month }: Props) {
  const { bills, id: seriesId, customerPhone, customerName, company, segment } = series
  const shown = bills.find((bill) => bill.month === (month ?? defaultMonth(bills, today)))
  const action = useSeriesCommand({ failure: 'Não deu para receber. Confira e tente de novo.' })
  if (!shown)
    return (
      <section className={classes.card} aria-label="Conta do mês">
        <h2 className={classes.title}>Conta do mês</h2>
        <p className={classes.dim}>Ainda não há datas para cobrar.</p>
      </section>
    )
  const chat = whatsappLink(
    customerPhone,
    chargeText(shown, { customerName, arena: company.name, slot: slotWords(segment), today }),
  )
  return (
    <section className={classes.card} aria-labelledby="conta">
      <h2 id="conta" className={classes.title}>
        Conta de {monthWords(shown.month)}
      </h2>
      {bills.length > 1 && (
        <nav aria-label="Meses" className={classes.months}>
          {bills.map((bill) => (
            <Link
              key={bill.month}
              to="."
              search={mergeSearch({ mes: bill.month })}
              resetScroll={false}
              replace
              className={classes.month}
              aria-current={bill.month === shown.month ? 'page' : undefined}
              data-state={bill.state}
            >
              {monthNames[Number(bill.month.slice(5)) - 1]}
              {bill.state === 'overdue' && <span className="visually-hidden">, em atraso</span>}
            </Link>
          ))}
        </nav>
      )}
      <dl className={classes.lines}>
        {shown.lines.map(({ bookingId, day, kind, priceCents, creditCents }) => (
          <div key={bookingId} className={classes.line}>
            <dt>
              {formatPlannedDay(day, today)}
              {kind !== 'played' && <span className={classes.dim}> {kinds[kind]}</span>}
            </dt>
            <dd>
              {formatCents(priceCents)}
              {creditCents > 0 && <span className={classes.credit}>− {formatCents(creditCents)}</span>}
            </dd>
          </div>
        ))}
        {shown.carriedCents > 0 && (
          <div className={classes.line}>
            <dt>Crédito do mês anterior</dt>
            <dd>− {formatCents(shown.carriedCents)}</dd>
          </div>
        )}
        <div className={classes.line} data-strong>
          <dt>Total</dt>
          <dd>{formatCents(shown.totalCents)}</dd>
        </div>
      </dl>
      <p className={classes.dim}>
        {shown.state === 'paid' || shown.state === 'empty'
          ? 'Nada a pagar neste mês.'
          : `${shown.state === 'overdue' ? 'Venceu' : 'Vence'} ${formatPlannedDay(shown.dueDay, today)}.`}
        {shown.leftCents > 0 && ` Sobra ${formatCents(shown.leftCents)} para o próximo mês.`}
      </p>
      {shown.dueCents > 0 && chat && (
        <a href={chat} target="_blank" rel="noreferrer" className={button.secondary}>
          <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
          {shown.state === 'overdue' ? 'Cobrar pelo WhatsApp' : 'Mandar a conta'}
        </a>
      )}
      <ReceivePart
        key={shown.month}
        account={shown.account}
        totalCents={shown.totalCents}
        problem={action.sentence}
        onPay={(payment) => action.run({ type: 'pay', seriesId, month: shown.month, ...payment })}
        onVoid={(voided) => action.run({ type: 'void_payment', seriesId, month: shown.month, ...voided })}
      />
    </section>
  )
}
