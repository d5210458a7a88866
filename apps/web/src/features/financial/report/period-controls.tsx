import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useRef, useState } from 'react'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { namedPeriod, periodNames, questionOf } from './report-period.ts'
import { viewNames } from './report-words.ts'
import type { PeriodName, ReportSearch } from './report-search.ts'
import classes from './report.module.css'

const form = lazyComponent(() => import('./period-form.tsx'))

type Props = { search: ReportSearch; today: string }
type Choice = { label: string; search: Partial<ReportSearch>; current: boolean }

/** The view, the period and what it is compared with: all of it is in the address (A14). */
export function PeriodControls({ search, today }: Props) {
  const { from, to, view, comparison } = questionOf(search, today)
  const [choosing, setChoosing] = useState(false)
  const id = useId()
  const other = useRef<HTMLButtonElement>(null)
  const close = () => {
    setChoosing(false)
    other.current?.focus()
  }
  const named = Object.entries(periodNames).map(([name, label]) => {
    const days = namedPeriod(name as PeriodName, today)
    return {
      label,
      search: {
        periodo: name === 'mes' ? undefined : (name as PeriodName),
        de: undefined,
        ate: undefined,
        por: undefined,
      },
      current: days.from === from && days.to === to,
    }
  })
  const views = [
    { label: viewNames.cash, search: { visao: undefined }, current: view === 'cash' },
    { label: viewNames.accrual, search: { visao: 'competencia' as const }, current: view === 'accrual' },
  ]
  const compared = [
    { label: 'Com o período anterior', search: { comparar: undefined }, current: comparison === 'before' },
    { label: 'Com o ano passado', search: { comparar: 'ano' as const }, current: comparison === 'year' },
  ]
  return (
    <div className={classes.controls}>
      <div className={classes.pair}>
        <Choices name="Visão" choices={views} />
        <p className={classes.note}>
          {view === 'cash' ? 'Pelo dia em que o dinheiro andou.' : 'Pelo dia em que foi ganho ou devido.'}
        </p>
      </div>
      <div className={classes.pair}>
        <Choices name="Período" choices={named}>
          <button
            ref={other}
            type="button"
            className={classes.choice}
            data-current={named.every(({ current }) => !current) || undefined}
            aria-expanded={choosing}
            aria-controls={id}
            onClick={() => setChoosing(!choosing)}
          >
            Outro período
          </button>
        </Choices>
      </div>
      <div id={id} hidden={!choosing}>
        {choosing && <form.Component asked from={from} to={to} today={today} onDone={close} />}
      </div>
      <Choices name="Comparar" choices={compared} />
    </div>
  )
}

type ChoicesProps = { name: string; choices: readonly Choice[]; children?: ReactNode }

function Choices({ name, choices, children }: ChoicesProps) {
  return (
    <nav className={classes.choices} aria-label={name}>
      {choices.map(({ label, search, current }) => (
        <Link
          key={label}
          to="."
          search={mergeSearch(search)}
          resetScroll={false}
          className={classes.choice}
          activeOptions={{ exact: true, explicitUndefined: true }}
          data-current={current || undefined}
          {...(current ? { 'aria-current': 'page' as const } : {})}
        >
          {label}
        </Link>
      ))}
      {children}
    </nav>
  )
}
