import '@campo-livre/ui/styles/form.css'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import { bookingRefusalSchema } from '@campo-livre/domain/bookings/company-booking.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ActionButton } from '../../../../lib/action/action-button.tsx'
import { randomKey } from '../../../../lib/action/use-idempotency-key.ts'
import { isDay } from '../../../../lib/resource/filters/filter-problem.ts'
import { useNow } from '../../../../lib/time/use-now.ts'
import { useBookingCommand } from '../../../../shared/bookings/use-booking-command.ts'
import { WhoFields } from '../../../../shared/bookings/who-fields.tsx'
import { judgeTime, scheduleOf } from './judge-time.ts'
import classes from './new-booking.module.css'
import {
  enteredPrice,
  type NewBookingValues,
  placeOf,
  type TimeValues,
  toCommand,
} from './new-booking-values.ts'
import { type CheckedField, checkedFields, problemsOf } from './problems-of.ts'
import { TimeFields } from './time-fields.tsx'

type Props = {
  company: OwnCompany
  initial: NewBookingValues
  onChange: (values: NewBookingValues) => void
  /** Called with the id of the first booking that was made. */
  onBooked: (id: string) => void
}

/** A booking at the counter: who, when, for how much (H2). Each time is judged as it is entered. */
export function NewBookingForm({ company, initial, onChange, onBooked }: Props) {
  const { timeZone, fields } = company
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Partial<Record<CheckedField, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const now = useNow(60_000)
  const days = [...new Set(values.times.map(({ day }) => day))].filter(isDay)
  const calendars = useQueries({
    queries: days.map((day) => ({ ...companyCalendarQuery({ from: day, to: day }), retry: false })),
  })
  const calendarOf = (day: string) => calendars[days.indexOf(day)]?.data
  const action = useBookingCommand({
    toast: ({ bookings }) => ({ title: bookings.length > 1 ? 'Reservas marcadas' : 'Reserva marcada' }),
    done: ({ bookings }) => onBooked(bookings[0]?.id ?? ''),
    failure: 'Não deu para marcar. Confira e tente de novo.',
  })
  const refusal = refusedTime(action.error)
  const change = (part: Partial<NewBookingValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    onChange(next)
    if (Object.keys(problems).length > 0) setProblems(problemsOf(next, timeZone))
    if (part.times) action.reset()
  }
  const changeTime = (time: TimeValues) =>
    change({ times: values.times.map((each) => (each.key === time.key ? time : each)) })
  /** Judges a time by the rules; undefined while the calendar of its day is not there. */
  const judge = (time: TimeValues) =>
    judgeTime(time, values.times.slice(0, values.times.indexOf(time)), {
      calendar: calendarOf(time.day),
      now,
      timeZone,
    })
  const ownCents = values.ownPrice ? enteredPrice(values) : null
  const sumCents = values.times.reduce((sum, time) => {
    const judged = judge(time)
    return judged?.ok ? sum + (ownCents ?? judged.priceCents) : sum
  }, 0)
  const submit = () => {
    const wrong = problemsOf(values, timeZone)
    setProblems(wrong)
    const refusedHere = values.times.find((time) => judge(time)?.ok === false)
    const first =
      checkedFields.find((name) => wrong[name] !== undefined) ??
      (refusedHere && `${isDay(refusedHere.day) ? 'times' : 'day'}.${refusedHere.key}`)
    if (first === undefined) action.run(toCommand(values, timeZone))
    else form.current?.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus()
  }
  const last = values.times.at(-1)
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <WhoFields who={values} problems={problems} onWho={change} />
      <div className={classes.part} role="group" aria-label="Quando">
        {values.times.map((time) => {
          const place = placeOf(time, timeZone)
          const isRefused =
            refusal !== null && refusal.time.fieldId === place.fieldId && refusal.time.start === place.start
          return (
            <TimeFields
              key={time.key}
              time={time}
              schedule={scheduleOf(time, { calendar: calendarOf(time.day), now, timeZone })}
              judged={judge(time)}
              fields={fields}
              timeZone={timeZone}
              refused={isRefused ? { message: refusal.message, alternatives: refusal.alternatives } : null}
              onTime={changeTime}
              onRemove={
                values.times.length > 1
                  ? () => change({ times: values.times.filter(({ key }) => key !== time.key) })
                  : undefined
              }
            />
          )
        })}
        {last && (
          <button
            type="button"
            className={button.secondary}
            onClick={() =>
              change({
                times: [
                  ...values.times,
                  { ...last, key: randomKey(), day: isDay(last.day) ? addDays(last.day, 7) : last.day },
                ],
              })
            }
          >
            Mais um horário
          </button>
        )}
      </div>
      <div className={classes.part}>
        <Checkbox
          label="Outro preço"
          checked={values.ownPrice}
          onChange={({ currentTarget: { checked } }) => change({ ownPrice: checked })}
        />
        {values.ownPrice && (
          <>
            <TextInput
              size="md"
              label="Preço de cada horário"
              description="Use 0 para cortesia."
              inputMode="decimal"
              autoComplete="off"
              leftSection="R$"
              data-path="price"
              value={values.price}
              error={problems.price}
              onChange={({ currentTarget: { value } }) => change({ price: value })}
            />
            <TextInput
              size="md"
              label="Por que o preço é outro"
              autoComplete="off"
              data-path="reason"
              value={values.reason}
              error={problems.reason}
              onChange={({ currentTarget: { value } }) => change({ reason: value })}
            />
          </>
        )}
        <Textarea
          size="md"
          label="Anotação"
          description="Só a arena lê."
          autosize
          minRows={2}
          data-path="note"
          value={values.note}
          error={problems.note}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
        />
      </div>
      {!Number.isNaN(sumCents) && (
        <p className={classes.sum}>
          <span>Total</span>
          <span>{formatCents(sumCents)}</span>
        </p>
      )}
      <ActionButton action={action} onClick={submit}>
        Reservar
      </ActionButton>
    </form>
  )
}

/** Returns what a refusal says of one of the times; null for any other failure. */
function refusedTime(error: Error | null) {
  if (!(error instanceof ApiError)) return null
  const data = bookingRefusalSchema.safeParse(error.data)
  if (!data.success || !data.data.time) return null
  return { message: error.message, time: data.data.time, alternatives: data.data.alternatives ?? [] }
}
