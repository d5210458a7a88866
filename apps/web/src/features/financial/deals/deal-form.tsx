import '@campo-livre/ui/styles/form.css'
import { createDeal } from '@campo-livre/api/deals/change-deals.ts'
import { type Audience, audienceLabels, audiences, type DealInput } from '@campo-livre/domain/deals/deal.ts'
import { evenOf } from '@campo-livre/domain/deals/even-of.ts'
import { expectGain } from '@campo-livre/domain/deals/expect-gain.ts'
import { proposedHourCents, usualHourCents } from '@campo-livre/domain/deals/usual-hour.ts'
import type { HourCell, HoursReport } from '@campo-livre/domain/financial/hours/hours.ts'
import { countDays, type Days } from '@campo-livre/domain/financial/periods.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatMinute, weekdayNames } from '@campo-livre/domain/series/slot-words.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
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
  const [fieldIds, setFieldIds] = useState(() =>
    fields.map(({ id }) => id).filter((id) => fieldId === undefined || id === fieldId),
  )
  const [weekdays, setWeekdays] = useState<number[]>([cell.weekday])
  const [times, setTimes] = useState({ fromMinute: cell.hour * 60, toMinute: cell.hour * 60 + 60 })
  const [price, setPrice] = useState(() => {
    const asked = { weekdays: [cell.weekday], ...times }
    const usual = usualHourCents(
      fields.filter(({ id }) => fieldIds.includes(id)),
      asked,
    )
    return formatDecimal(proposedHourCents(usual, evenOf(cells, asked)), 2, true)
  })
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
  const gain = expectGain(cells, facts, countDays(period) / 7)
  const isBelow = even !== null && hourCents < even
  const problem =
    problemOf({ fieldIds, weekdays, hourCents, ...times, ...days }) ??
    (usual !== null && hourCents >= usual
      ? `A oferta precisa ser menor que o preço de hoje, ${formatCents(usual)} a hora.`
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
        {fields.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={fieldIds.includes(id)}
            onChange={() => setFieldIds(toggled(fieldIds, id))}
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
      <TextInput
        size="md"
        label="Preço por hora"
        description={usual === null ? undefined : `Hoje custa até ${formatCents(usual)}.`}
        inputMode="decimal"
        autoComplete="off"
        leftSection="R$"
        value={price}
        onChange={({ currentTarget: { value } }) => setPrice(value)}
      />
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
          Hoje essas horas ficam {partText(gain.now * 1_000, 1_000)} cheias;{' '}
          {gain.alike ? 'as que já saíram por esse preço ou menos' : 'as outras da semana'},{' '}
          {partText(gain.expected * 1_000, 1_000)}. Enchendo igual,{' '}
          {gain.weekCents >= 0
            ? `são mais ${formatCents(gain.weekCents)}`
            : `são menos ${formatCents(-gain.weekCents)}`}{' '}
          por semana.
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
