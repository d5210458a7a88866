import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { leastBooking } from '@campo-livre/domain/fields/prices/least-booking.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { openTiles } from '@campo-livre/domain/fields/prices/open-tiles.ts'
import { priceProblems } from '@campo-livre/domain/fields/prices/price-problems.ts'
import type { FieldPrices } from '@campo-livre/domain/fields/prices/prices-input.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { type SyntheticEvent, useMemo, useRef } from 'react'
import type { Attempt } from '../../../../lib/action/action.ts'
import { useAction } from '../../../../lib/action/use-action.ts'
import { SubmitButton } from '../../../../lib/form/submit-button.tsx'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { MoneyInput } from './money-input.tsx'
import { PricePainter } from './price-painter.tsx'
import classes from './prices-form.module.css'
import { PriceRuleList } from './price-rule-list.tsx'
import { TheirPrices } from './their-prices.tsx'
import { usePrices } from './use-prices.ts'

type Props = {
  field: FieldDetail
  /** The text of the button. */
  submit: string
  /** The toast of a success. */
  saved: string
  send: (body: FieldPrices, attempt: Pick<Attempt, 'signal' | 'idempotencyKey'>) => Promise<FieldDetail>
  /** Reads the present field from a refusal as `stale`; null when it has none. */
  readCurrent: (data: unknown) => FieldDetail | null
  onSaved: () => void
}

/** The prices of a field: the base price, the week to paint, the rules as a list. Saved as a whole (H1). */
export function PricesForm({ field, submit, saved, send, readCurrent, onSaved }: Props) {
  const prices = usePrices(field)
  const { state, dispatch, isChanged, theirs, recovered } = prices
  const { pricing } = state
  const base = useRef<HTMLInputElement>(null)
  const open = useMemo(() => {
    const { openingHours, holidayHours } = openingOf(field, field.company)
    return openTiles(openingHours, holidayHours)
  }, [field])
  const { basePriceCents } = pricing
  const shown = useMemo(
    () => (Number.isNaN(basePriceCents) ? { ...pricing, basePriceCents: field.basePriceCents } : pricing),
    [pricing, basePriceCents, field.basePriceCents],
  )
  const problems = priceProblems(pricing)
  const problemAt = (at: 'base' | null) => problems.find((problem) => problem.at === at)?.sentence
  const action = useAction<FieldPrices, FieldDetail>({
    mutation: { mutationFn: send, meta: { changes: ['fields'] } },
    toast: () => ({ title: saved }),
    done: (answer, sent) => {
      prices.settle(sent, answer)
      onSaved()
    },
    failed: (error) => {
      const current = error instanceof ApiError && error.code === 'stale' ? readCurrent(error.data) : null
      if (current) prices.learn(current)
    },
    failure: 'Não deu para salvar os preços. O que você pintou continua na tela. Tente de novo.',
  })
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (problemAt('base') !== undefined) base.current?.focus()
    else if (problems.length === 0)
      action.run({ ...pricing, priceRules: [...pricing.priceRules], version: prices.version })
  }
  return (
    <div className={classes.prices}>
      {recovered && (
        <p className={classes.recovered}>
          <span>Recuperamos os preços que você não salvou.</span>
          <button type="button" className={button.subtle} onClick={prices.startOver}>
            Começar de novo
          </button>
        </p>
      )}
      {theirs !== null && <TheirPrices theirs={theirs} onDecide={prices.decide} />}
      <div className={classes.base}>
        <MoneyInput
          ref={base}
          label={`Preço base de ${formatLength(field.slotMinutes)}`}
          description="Vale em todo horário sem faixa própria."
          cents={basePriceCents}
          onCents={(cents) => dispatch({ type: 'base', basePriceCents: cents })}
          error={isChanged || basePriceCents > 0 ? problemAt('base') : undefined}
        />
        {problems.length === 0 && <Preview field={field} {...pricing} />}
      </div>
      <div className={classes.sides}>
        <PricePainter state={state} dispatch={dispatch} pricing={shown} open={open} />
        <PriceRuleList
          pricing={shown}
          usual={state.brush ?? shown.basePriceCents}
          onChange={(priceRules) => dispatch({ type: 'change', pricing: { ...pricing, priceRules } })}
        />
      </div>
      {problemAt(null) !== undefined && <Notice>{problemAt(null)}</Notice>}
      {theirs === null && (
        <form onSubmit={save} noValidate className={classes.end}>
          <SubmitButton size="md" sending={{ ...action, notice: action.sentence, announcement: null }}>
            {submit}
          </SubmitButton>
        </form>
      )}
    </div>
  )
}

/** The price that visitors see in the listing. */
function Preview({
  field,
  ...pricing
}: { field: FieldDetail } & Pick<FieldDetail, 'basePriceCents'> & Parameters<typeof priceProblems>[0]) {
  const { openingHours } = openingOf(field, field.company)
  const { basePriceCents, priceRules } = pricing
  const { priceCents, minutes } = useMemo(
    () => leastBooking({ ...field, basePriceCents, priceRules: [...priceRules] }, openingHours),
    [field, openingHours, basePriceCents, priceRules],
  )
  return (
    <p className={classes.preview}>
      <span className={classes.who}>Quem busca um campo vê</span>
      <Price cents={priceCents} prefix="a partir de" suffix={`/ ${formatLength(minutes)}`} />
    </p>
  )
}
