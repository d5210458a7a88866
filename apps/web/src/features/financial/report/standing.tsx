import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { AmountLink } from './amount-link.tsx'
import { openLink, rowsLink } from './rows-link.ts'
import report from './report.module.css'
import classes from './summary.module.css'

/** The sums that the accounts hold at the end of the period, and those that are overdue today on either side. */
export function Standing({ report: { view, accounts, period, receivable, payable, today } }: Props) {
  const overdue = { from: null, to: addDays(today, -1) }
  const late = (aged: FinancialReport['receivable']) =>
    aged.reduce((sum, { age, cents }) => (age === 'coming' ? sum : sum + cents), 0)
  const facts = [
    ...(view === 'cash'
      ? [
          {
            label: period.to === today ? 'Em caixa e no banco' : 'Ficou em caixa e no banco',
            cents: accounts.reduce((sum, { closingCents }) => sum + closingCents, 0),
            link: rowsLink('cash', { from: null, to: period.to }),
          },
        ]
      : []),
    { label: 'Atrasado a receber', cents: late(receivable), link: openLink('income', overdue) },
    { label: 'Atrasado a pagar', cents: late(payable), link: openLink('outgo', overdue) },
  ]
  return (
    <dl className={classes.standing} aria-label="Como está o dinheiro">
      {facts.map(({ label, cents, link }) => (
        <div key={label} className={report.part}>
          <dt>{label}</dt>
          <dd>
            <AmountLink cents={cents} link={link} className={report.middle ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { report: FinancialReport }
