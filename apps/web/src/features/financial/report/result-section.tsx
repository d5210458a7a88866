import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { AmountLink } from './amount-link.tsx'
import { rowsLink } from './rows-link.ts'
import { changeText, daysText, shownPeriod } from './report-words.ts'
import classes from './report.module.css'

/** The result of a period, in the largest type, with what came in and went out. */
export function ResultSection({ report }: { report: FinancialReport }) {
  const { view, period, compared, result, before, hasBase, today } = report
  const cents = result.incomeCents - result.outgoCents
  const beforeCents = before.incomeCents - before.outgoCents
  const words = view === 'cash' ? ['Entradas', 'Saídas'] : ['Receitas', 'Despesas']
  const parts = [
    { label: words[0] ?? '', kind: 'income' as const, cents: result.incomeCents, before: before.incomeCents },
    { label: words[1] ?? '', kind: 'outgo' as const, cents: result.outgoCents, before: before.outgoCents },
  ]
  return (
    <section className={classes.result} aria-labelledby="resultado">
      <h2 id="resultado" className={classes.period}>
        {shownPeriod(period, today)}
      </h2>
      <dl className={classes.figures}>
        <div className={classes.main} data-lost={cents < 0 || undefined}>
          <dt>Resultado</dt>
          <dd>
            <AmountLink cents={cents} link={rowsLink(view, period)} className={classes.big ?? ''} />
          </dd>
          <dd className={classes.note}>
            {hasBase
              ? differenceText(cents - beforeCents, daysText(compared, today))
              : 'Sem base para comparar.'}
          </dd>
        </div>
        {parts.map((part) => (
          <div key={part.kind} className={classes.part}>
            <dt>{part.label}</dt>
            <dd>
              <AmountLink
                cents={part.cents}
                link={rowsLink(view, period, { kind: part.kind })}
                className={classes.middle ?? ''}
              />
            </dd>
            {hasBase && (
              <dd className={classes.note}>{changeText(part.cents, part.before) ?? 'nada antes'}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

function differenceText(cents: number, than: string): string {
  if (cents === 0) return `Igual a ${than}.`
  return `${formatCents(Math.abs(cents))} a ${cents > 0 ? 'mais' : 'menos'} que em ${than}.`
}
