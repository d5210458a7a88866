import '@campo-livre/ui/styles/form.css'
import { createDeal } from '@campo-livre/api/deals/change-deals.ts'
import { type Audience, audienceLabels, audiences, type DealInput } from '@campo-livre/domain/deals/deal.ts'
import { evenOf } from '@campo-livre/domain/deals/even-of.ts'
import { expectGain } from '@campo-livre/domain/deals/expect-gain.ts'
import {
  dearerFields,
  type FieldOffer,
  isBelowEven,
  offerOn,
  proposedFields,
  usualHourCents,
} from '@campo-livre/domain/deals/usual-hour.ts'
import type { HourCell, HoursReport } from '@campo-livre/domain/financial/hours/hours.ts'
import { countDays, type Days } from '@campo-livre/domain/financial/periods.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatMinute, weekdayNames } from '@campo-livre/domain/series/slot-words.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { addDays, daySchema } from '@campo-livre/domain/time/zone.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { DayInput } from '../../../lib/form/day-input.tsx'
import { partText } from '../report/report-words.ts'
import classes from './deals.module.css'

type Props = {
  cell: HourCell
  cells: readonly HourCell[]
  period: Days
  fields: HoursReport['fields']
  /** The field whose hours are shown; absent for all. */
  fieldId: string | undefined
  today: string
  onDone: () => void
}

/** The days for which an offer is proposed. */
const PROPOSED_DAYS = 28
const hours = Array.from({ length: 25 }, (_, hour) => hour * 60)
const inWeek = [1, 2, 3, 4, 5, 6, 0] as const

/** Makes an offer of an idle hour (N9): what it may bring is said before it is made, also when it costs more than it brings. */
export function DealForm({ cell, cells, period, fields, fieldId, today, onDone }: Props) {
  const [proposed] = useState(() => {
    const asked = { weekdays: [cell.weekday], fromMinute: cell.hour * 60, toMinute: cell.hour * 60 + 60 }
    const shown = fields.filter(({ id }) => fieldId === undefined || id === fieldId)
    return proposedFields(shown, asked, evenOf(cells, asked))
  })
  const [fieldIds, setFieldIds] = useState(() => proposed.fields.map(({ id }) => id))
  const [weekdays, setWeekdays] = useState<number[]>([cell.weekday])
  const [times, setTimes] = useState({ fromMinute: cell.hour * 60, toMinute: cell.hour * 60 + 60 })
  const [price, setPrice] = useState(() => formatDecimal(proposed.hourCents, 2, true))
  const [percent, setPercent] = useState('')
  const [days, setDays] = useState({ from: today, until: addDays(today, PROPOSED_DAYS - 1) })
  const [audience, setAudience] = useState<Audience>('everyone')
  const [belowEven, setBelowEven] = useState(false)
  const action = useAction<DealInput, Awaited<ReturnType<typeof createDeal>>>({
    mutation: {
      mutationFn: (input, attempt) => createDeal(input, attempt),
      meta: { changes: ['financial', 'fields'] },
    },
    toast: ({ status }) => ({
      title: status === 'coming' ? 'Oferta marcada' : 'Oferta no ar',
      text: 'Ela aparece no campo, com o preço de antes riscado, e termina sozinha.',
    }),
    done: onDone,
    failure: 'Não deu para fazer a oferta. Tente de novo.',
  })
  const facts = { weekdays, ...times, ...priceOf(price, percent) }
  const chosen = fields.filter(({ id }) => fieldIds.includes(id))
  const usual = usualHourCents(chosen, facts)
  const even = evenOf(cells, facts)
  const dearer = dearerFields(chosen, facts)
  const offers = chosen.flatMap((field) => offerOn(field, facts) ?? [])
  const hourCents = facts.hourCents ?? meanOf(offers)
  const gain = expectGain(cells, { ...facts, hourCents }, countDays(period) / 7)
  const isBelow = isBelowEven(chosen, facts, even)
  const problem =
    problemOf({ fieldIds, ...facts, ...days }) ??
    (usual !== null && dearer.length === chosen.length
      ? `A oferta precisa ser menor que o preço de hoje, ${formatCents(usual)} a hora.`
      : null) ??
    (dearer.length > 0
      ? `${inWords(dearer.map(({ field }) => field.name))} já ${dearer.length === 1 ? 'custa' : 'custam'} isso ou menos: desmarque ou baixe o preço.`
      : null) ??
    (isBelow && !belowEven ? 'Marque que é abaixo do custo mesmo, ou suba o preço.' : null)
  const send = () => {
    if (problem === null) action.run({ fieldIds, ...facts, ...days, audience, belowEven })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Part name="Campos">
        {fields.map((field) => (
          <Checkbox
            key={field.id}
            label={field.name}
            description={priceChange(offerOn(field, facts))}
            checked={fieldIds.includes(field.id)}
            onChange={() => setFieldIds(toggled(fieldIds, field.id))}
          />
        ))}
      </Part>
      <Part name="Dias">
        {inWeek.map((weekday) => (
          <Checkbox
            key={weekday}
            label={weekdayNames[weekday]}
            checked={weekdays.includes(weekday)}
            onChange={() => setWeekdays(toggled(weekdays, weekday))}
          />
        ))}
      </Part>
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          label="Das"
          data={hours.slice(0, 24).map(hourChoice)}
          value={String(times.fromMinute)}
          onChange={({ currentTarget: { value } }) => setTimes({ ...times, fromMinute: Number(value) })}
        />
        <NativeSelect
          size="md"
          label="Às"
          data={hours.slice(1).map(hourChoice)}
          value={String(times.toMinute)}
          onChange={({ currentTarget: { value } }) => setTimes({ ...times, toMinute: Number(value) })}
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          size="md"
          label="Preço por hora"
          description={usual === null ? undefined : `O mesmo em todos. Hoje custa até ${formatCents(usual)}.`}
          inputMode="decimal"
          autoComplete="off"
          leftSection="R$"
          value={price}
          onChange={({ currentTarget: { value } }) => {
            setPrice(value)
            setPercent('')
          }}
        />
        <TextInput
          size="md"
          label="Ou desconto"
          description="Sobre o preço de cada campo."
          inputMode="numeric"
          autoComplete="off"
          rightSection="%"
          value={percent}
          onChange={({ currentTarget: { value } }) => {
            setPercent(value.replaceAll(/\D/gu, ''))
            setPrice('')
          }}
        />
      </div>
      <div className={classes.pair}>
        <DayInput
          label="Primeiro dia"
          name="from"
          error={undefined}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
        />
        <DayInput
          label="Último dia"
          name="until"
          error={undefined}
          value={days.until}
          onChange={(until) => setDays({ ...days, until })}
        />
      </div>
      <NativeSelect
        size="md"
        label="Quem vê"
        data={audiences.map((value) => ({ value, label: audienceLabels[value] }))}
        value={audience}
        onChange={({ currentTarget: { value } }) => setAudience(value as Audience)}
      />
      {gain && (
        <p>
          Hoje {partText(gain.now * 1_000, 1_000)} do tempo dessas horas está reservado.{' '}
          {gain.alike ? 'Onde já se pagou esse preço ou menos' : 'No resto da semana'}, é{' '}
          {partText(gain.expected * 1_000, 1_000)}. Se a oferta encher essas horas até lá, a arena recebe{' '}
          {formatCents(Math.abs(gain.weekCents))} a {gain.weekCents >= 0 ? 'mais' : 'menos'} por semana que
          hoje.
        </p>
      )}
      {even !== null && usual !== null && even >= usual && (
        <p>
          Hoje a hora custa até {formatCents(usual)}, e só se paga por {formatCents(even)}: com qualquer
          desconto fica abaixo do custo.
        </p>
      )}
      {(isBelow || action.error !== null) && (
        <Checkbox
          label={
            even === null
              ? 'Vender abaixo do custo mesmo'
              : `Vender abaixo do custo mesmo: por menos de ${formatCents(even)} a hora não se paga`
          }
          checked={belowEven}
          onChange={({ currentTarget: { checked } }) => setBelowEven(checked)}
        />
      )}
      {problem !== null && <p className={classes.problem}>{problem}</p>}
      <ActionButton action={action} disabled={problem !== null} onClick={send}>
        Pôr a oferta no ar
      </ActionButton>
    </form>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend>{name}</legend>
      {children}
    </fieldset>
  )
}

/** Returns the price that is typed: of an hour, or the percentage that each field is less. */
function priceOf(price: string, percent: string): Pick<DealInput, 'hourCents' | 'percent'> {
  return percent === ''
    ? { hourCents: readDecimal(price, 2) ?? 0 }
    : { hourCents: null, percent: Number(percent) }
}

/** Returns the mean price of an hour by an offer, in cents; 0 for no field. */
function meanOf(offers: readonly FieldOffer[]): number {
  return Math.round(
    offers.reduce((sum, { offeredCents }) => sum + offeredCents, 0) / Math.max(1, offers.length),
  )
}

/** Returns the price of an hour of a field today and by the offer, in words; undefined where it has none. */
function priceChange(offer: FieldOffer | null): string | undefined {
  if (offer === null) return undefined
  const { usualCents, offeredCents } = offer
  if (offeredCents <= 0 || offeredCents >= usualCents)
    return `Hoje ${formatCents(usualCents)}: não fica mais barato`
  const less = Math.round((1 - offeredCents / usualCents) * 100)
  return `De ${formatCents(usualCents)} por ${formatCents(offeredCents)}, ${less}% a menos`
}

const hourChoice = (minute: number) => ({
  value: String(minute),
  label: minute === 1440 ? 'meia-noite' : formatMinute(minute),
})

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}

type Checked = Pick<
  DealInput,
  'fieldIds' | 'weekdays' | 'hourCents' | 'percent' | 'fromMinute' | 'toMinute' | 'from' | 'until'
>

/** Returns the first thing that is missing, as a sentence; null for nothing. */
function problemOf({
  fieldIds,
  weekdays,
  hourCents,
  percent,
  fromMinute,
  toMinute,
  from,
  until,
}: Checked): string | null {
  if (fieldIds.length === 0) return 'Escolha pelo menos um campo.'
  if (weekdays.length === 0) return 'Escolha pelo menos um dia.'
  if (fromMinute >= toMinute) return 'O fim precisa ser depois do começo.'
  if (percent !== undefined && (percent < 1 || percent > 99)) return 'O desconto é de 1% a 99%.'
  if (hourCents !== null && hourCents <= 0) return 'Informe o preço, como 80,00, ou o desconto, como 20.'
  if (!daySchema.safeParse(from).success || !daySchema.safeParse(until).success)
    return 'Escolha os dias da oferta.'
  return from <= until ? null : 'O último dia precisa ser o primeiro ou depois dele.'
}
