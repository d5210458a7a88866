import { channelLabels, entryCategoryLabels } from '@campo-livre/domain/financial/entry-words.ts'
import { reasonsOf, type Reason } from '@campo-livre/domain/financial/reasons-of.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { Link } from '@tanstack/react-router'
import { rowsLink } from './rows-link.ts'
import report from './report.module.css'
import classes from './summary.module.css'

/** The three parts that changed the result most, each with what it was before; without a base the largest parts (H6). */
export function ReasonList({
  report: { view, period, income, outgo, hasBase },
}: {
  report: FinancialReport
}) {
  const reasons = reasonsOf({ income, outgo })
  if (reasons.length === 0) return null
  return (
    <section className={report.section} aria-labelledby="motivos">
      <h2 id="motivos" className={report.title}>
        {hasBase ? 'O que mais mudou' : 'O que mais pesou'}
      </h2>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={`${reason.kind} ${reason.key}`} className={classes.reason}>
            <Link {...rowsLink(view, period, partOf(reason))} className={classes.name}>
              {nameOf(reason)}
            </Link>
            <span className={classes.effect}>{effectText(reason, hasBase)}</span>
            <span className={report.note}>
              {view === 'cash' ? movedWords[reason.kind] : owedWords[reason.kind]} {formatCents(reason.cents)}
              {hasBase && `, antes ${formatCents(reason.beforeCents)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const movedWords = { income: 'Entrou', outgo: 'Saiu' } as const
const owedWords = { income: 'Receita de', outgo: 'Despesa de' } as const

const nameOf = ({ kind, key }: Reason) => {
  const labels: Readonly<Record<string, string>> = kind === 'income' ? channelLabels : entryCategoryLabels
  return labels[key] ?? key
}

const partOf = ({ kind, key }: Reason) =>
  kind === 'income'
    ? { kind, channel: key as keyof typeof channelLabels }
    : { kind, category: key as keyof typeof entryCategoryLabels }

function effectText({ kind, effectCents, cents }: Reason, hasBase: boolean): string {
  if (!hasBase) return formatCents(cents)
  const more = kind === 'income' ? effectCents > 0 : effectCents < 0
  return `${formatCents(Math.abs(effectCents))} a ${more ? 'mais' : 'menos'}`
}
