import '@campo-livre/ui/styles/form.css'
import { raisePreviewQuery, raiseSeries } from '@campo-livre/api/series/company-series.ts'
import type { RaiseLine, RaiseTerms } from '@campo-livre/domain/series/raise.ts'
import type { SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { Segments } from '../../../shared/payments/segments.tsx'
import { RaiseLines } from './raise-lines.tsx'
import { raiseMonths, roundings, roundingSentence, termsOf } from './raise-terms.ts'
import classes from './series-form.module.css'

type Props = { today: string; onDone: () => void }
type Rise = RaiseTerms & { contracts: { seriesId: string; version: number }[] }

const PAUSE_MS = 250

/** Raises the fixed slots by a percentage from a month on: each price is seen before, and some can be left out. */
export function RaiseForm({ today, onDone }: Props) {
  const months = raiseMonths(today)
  const [values, setValues] = useState({ percent: '', from: months[0]?.value ?? '', roundTo: 100 })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const percent = useRef<HTMLInputElement>(null)
  const { terms, problem } = termsOf(values)
  const written = JSON.stringify(terms)
  const [settled] = useDebouncedValue(written, PAUSE_MS)
  const query = useQuery({
    ...raisePreviewQuery(settled === written ? terms : null),
    placeholderData: keepPreviousData,
  })
  // The prices that were seen stay while others come, or do not.
  const [seen, setSeen] = useState(query.data)
  if (query.data !== undefined && query.data !== seen) setSeen(query.data)
  const raised = (query.data ?? []).filter(
    ({ seriesId, beforeCents, afterCents }) => afterCents > beforeCents && !leftOut.has(seriesId),
  )
  const action = useAction<Rise, SeriesRow[]>({
    mutation: {
      mutationFn: (rise, { idempotencyKey, signal }) => raiseSeries({ ...rise, id: idempotencyKey }, signal),
      meta: { changes: ['series'] },
    },
    toast: (_, { contracts }) => ({ title: `Preços reajustados: ${counted(contracts.length)}` }),
    done: onDone,
    failure: 'Não deu para reajustar. Nenhum preço mudou.',
  })
  const isSeen = terms !== null && settled === written && !query.isPlaceholderData && query.data !== undefined
  const send = () => {
    setTried(true)
    if (terms === null) percent.current?.focus()
    else if (isSeen && raised.length > 0)
      action.run({ ...terms, contracts: raised.map(({ seriesId, version }) => ({ seriesId, version })) })
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={classes.part}>
        <TextInput
          ref={percent}
          size="md"
          label="Quanto sobe"
          inputMode="decimal"
          autoComplete="off"
          rightSection="%"
          value={values.percent}
          error={isTried && problem}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, percent: value })}
        />
        <NativeSelect
          size="md"
          label="A partir de"
          description="O que já foi marcado e cobrado antes fica como está."
          data={months}
          value={values.from}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, from: value })}
        />
        <div className={classes.part}>
          <p className={classes.strong}>Arredondar</p>
          <Segments
            label="Arredondar"
            choices={roundings}
            value={String(values.roundTo)}
            onValue={(value) => setValues({ ...values, roundTo: Number(value) })}
          />
          <p className={classes.dim}>{roundingSentence(values.roundTo)}</p>
        </div>
      </div>
      {terms === null ? (
        <p className={classes.dim}>Diga quanto sobe para ver cada preço.</p>
      ) : (
        <>
          {(query.isError || seen === undefined) && (
            <QueryState
              query={query}
              skeleton={
                <div role="status" aria-label="Vendo os preços">
                  <Skeleton height="12rem" />
                </div>
              }
              failure="Não deu para ver os preços"
            >
              {() => null}
            </QueryState>
          )}
          {seen && (
            <RaiseLines
              lines={seen}
              from={terms.from}
              today={today}
              isOld={!isSeen}
              leftOut={leftOut}
              onLeftOut={(seriesId, isOut) => {
                const next = new Set(leftOut)
                if (isOut) next.add(seriesId)
                else next.delete(seriesId)
                setLeftOut(next)
              }}
            />
          )}
        </>
      )}
      {isSeen && <p role="status">{toldSentence(raised)}</p>}
      <ActionButton action={action} onClick={send}>
        {isSeen && raised.length > 0 ? `Reajustar ${counted(raised.length)}` : 'Reajustar'}
      </ActionButton>
    </form>
  )
}

const counted = (count: number) => (count === 1 ? '1 mensalista' : `${count} mensalistas`)

/** Says who hears of it, and what the change comes to in a game of each. */
function toldSentence(raised: readonly RaiseLine[]): string {
  if (raised.length === 0) return 'Assim nenhum preço muda.'
  const told = raised.filter(({ isTold }) => isTold).length
  const others = raised.length - told
  const notice = told === 0 ? '' : told === 1 ? '1 recebe um aviso. ' : `${told} recebem um aviso. `
  if (others === 0) return notice.trim()
  return `${notice}${others === 1 ? '1 não tem conta: avise você.' : `${others} não têm conta: avise você.`}`
}
