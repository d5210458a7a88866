import button from '@campo-livre/ui/button/button.module.css'
import { IconChevronDown } from '@tabler/icons-react'
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

/** The period; and behind what is said of it the view and the comparison. All of it is in the address (A14). */
export function PeriodControls({ search, today }: Props) {
  const { from, to, view, comparison } = questionOf(search, today)
  const [choosing, setChoosing] = useState(false)
  const [counting, setCounting] = useState(false)
  const [id, manner] = [useId(), useId()]
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
      <div id={id} hidden={!choosing}>
        {choosing && <form.Component asked from={from} to={to} today={today} onDone={close} />}
      </div>
      <button
        type="button"
        className={`${button.subtle} ${classes.manner}`}
        aria-expanded={counting}
        aria-controls={counting ? manner : undefined}
        onClick={() => setCounting(!counting)}
      >
        {viewNames[view]}, {compared.find(({ current }) => current)?.label.toLowerCase()}
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </button>
      {counting && (
        <div id={manner} className={classes.pair}>
          <Choices name="Visão" choices={views} />
          <Choices name="Comparar" choices={compared} />
          <p className={classes.note}>
            {view === 'cash'
              ? 'Caixa conta pelo dia em que o dinheiro andou.'
              : 'Competência conta pelo dia em que foi ganho ou devido.'}
          </p>
        </div>
      )}
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
