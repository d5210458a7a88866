import '@campo-livre/ui/styles/form.css'
import { createDeal } from '@campo-livre/api/deals/change-deals.ts'
import { type Audience, audienceLabels, audiences, type DealInput } from '@campo-livre/domain/deals/deal.ts'
import { evenOf } from '@campo-livre/domain/deals/even-of.ts'
import { expectGain } from '@campo-livre/domain/deals/expect-gain.ts'
import {
  lessPercent,
  type Priced,
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
  const hourCents = readDecimal(price, 2) ?? 0
  const facts = { weekdays, ...times, hourCents }
  const usual = usualHourCents(
    fields.filter(({ id }) => fieldIds.includes(id)),
    facts,
  )
  const even = evenOf(cells, facts)
  const usualOf = (field: Priced) => usualHourCents([field], facts)
  const dearer = fields.filter((field) => fieldIds.includes(field.id) && (usualOf(field) ?? 0) <= hourCents)
  const gain = expectGain(cells, facts, countDays(period) / 7)
  const isBelow = even !== null && hourCents < even
  const problem =
    problemOf({ fieldIds, weekdays, hourCents, ...times, ...days }) ??
    (usual !== null && hourCents >= usual
      ? `A oferta precisa ser menor que o preço de hoje, ${formatCents(usual)} a hora.`
      : null) ??
    (usual !== null && dearer.length > 0
      ? `${inWords(dearer.map(({ name }) => name))} já ${dearer.length === 1 ? 'custa' : 'custam'} isso ou menos: desmarque ou baixe o preço.`
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
            description={priceChange(usualOf(field), hourCents)}
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
          description={usual === null ? undefined : `Hoje custa até ${formatCents(usual)}.`}
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
          description={usual === null ? undefined : 'Sobre o preço mais alto de hoje.'}
          inputMode="numeric"
          autoComplete="off"
          rightSection="%"
          value={percent}
          onChange={({ currentTarget: { value } }) => {
            setPercent(value)
            const asked = Number(value)
            if (usual !== null && value !== '' && asked > 0 && asked < 100)
              setPrice(formatDecimal(lessPercent(usual, asked), 2, true))
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

/** Returns the price of an hour of a field today and by the offer, in words; undefined where it has none. */
function priceChange(usual: number | null, hourCents: number): string | undefined {
  if (usual === null) return undefined
  if (hourCents <= 0 || hourCents >= usual) return `Hoje ${formatCents(usual)}: não fica mais barato`
  const less = Math.round((1 - hourCents / usual) * 100)
  return `De ${formatCents(usual)} por ${formatCents(hourCents)}, ${less}% a menos`
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
  'fieldIds' | 'weekdays' | 'hourCents' | 'fromMinute' | 'toMinute' | 'from' | 'until'
>

/** Returns the first thing that is missing, as a sentence; null for nothing. */
function problemOf({
  fieldIds,
  weekdays,
  hourCents,
  fromMinute,
  toMinute,
  from,
  until,
}: Checked): string | null {
  if (fieldIds.length === 0) return 'Escolha pelo menos um campo.'
  if (weekdays.length === 0) return 'Escolha pelo menos um dia.'
  if (fromMinute >= toMinute) return 'O fim precisa ser depois do começo.'
  if (hourCents <= 0) return 'Informe o preço, como 80,00.'
  if (!daySchema.safeParse(from).success || !daySchema.safeParse(until).success)
    return 'Escolha os dias da oferta.'
  return from <= until ? null : 'O último dia precisa ser o primeiro ou depois dele.'
}
