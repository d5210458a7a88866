import '@campo-livre/ui/styles/form.css'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { previewSeriesRequest } from '@campo-livre/api/series/series-requests.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { SlotReport } from '@campo-livre/domain/series/request.ts'
import { everyWords, formatMinute } from '@campo-livre/domain/series/slot-words.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import { NativeSelect, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DayInput } from '../../../lib/form/day-input.tsx'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import classes from './ask.module.css'
import {
  askProblems,
  type AskValues,
  lengthsOf,
  nearStart,
  startsOn,
  toWish,
  type Wish,
} from './ask-values.ts'

type Props = {
  field: FieldDetail
  initial: AskValues
  onValues: (values: AskValues) => void
  onReport: (wish: Wish, report: SlotReport) => void
}

/** The slot that an athlete asks for: from which day on, at what hour, for how long, how often (N8). */
export function AskForm({ field, initial, onValues, onReport }: Props) {
  const form = useForm<AskValues>({
    initialValues: initial,
    validate: (values) => askProblems(field, values, serverNow()),
    onValuesChange: onValues,
  })
  const { submit, inputOf, setValue, ...sending } = useSubmitForm<AskValues, SlotReport>({
    form,
    fields: ['from', 'startMinute', 'minutes', 'every', 'note'],
    // It writes nothing: the id is that of no request.
    send: (values, signal) => previewSeriesRequest({ ...toWish(field.id, values), id: 'preview' }, signal),
    onSent: (values, report) => onReport(toWish(field.id, values), report),
    failure: 'Não deu para ver as datas. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para pedir um horário fixo neste campo.',
  })
  const { from, startMinute } = form.getValues()
  const starts = startsOn(field, from)
  const setDay = (day: string) => {
    setValue('from', day)
    const there = startsOn(field, day)
    if (there.length > 0 && !there.includes(Number(startMinute)))
      setValue('startMinute', nearStart(there, Number(startMinute)))
  }
  return (
    <form className={classes.steps} onSubmit={submit} noValidate aria-label="Pedir um horário fixo">
      <p>
        {field.name}, {field.company.name}. O mesmo horário toda semana, com uma conta por mês. A arena
        responde ao seu pedido.
      </p>
      <DayInput
        label="Primeiro jogo"
        name="from"
        description={dayHelp(from, starts.length)}
        value={from}
        error={form.errors.from}
        onChange={setDay}
      />
      <div className={classes.pair}>
        <NativeSelect
          {...inputOf('startMinute')}
          size="md"
          label="Das"
          data={withKnown(startMinute, starts).map((minute) => ({
            value: minute,
            label: minute === '' ? 'Sem horário' : formatMinute(Number(minute)),
          }))}
        />
        <NativeSelect
          {...inputOf('minutes')}
          size="md"
          label="Por"
          data={lengthsOf(field).map((minutes) => ({ value: String(minutes), label: formatLength(minutes) }))}
        />
      </div>
      <NativeSelect
        {...inputOf('every')}
        size="md"
        label="Repetir"
        data={[
          { value: '1', label: 'Toda semana' },
          { value: '2', label: 'A cada duas semanas' },
        ]}
      />
      <Textarea
        {...inputOf('note')}
        size="md"
        label="Recado para a arena"
        description="Quem joga, quantos são, o que ajudar a decidir."
        autosize
        minRows={2}
      />
      <SubmitButton sending={sending} size="md">
        Ver as datas
      </SubmitButton>
    </form>
  )
}

/** Returns the weekday that a first day gives: `Toda quinta.` */
function dayHelp(day: string, starts: number): string | undefined {
  if (!daySchema.safeParse(day).success) return undefined
  if (starts === 0) return 'O campo não abre nesse dia.'
  return `Ele dá o dia da semana: ${everyWords({ from: day, every: 1 })}.`
}

/** Returns the starts as values, with the chosen one where it is none of them. */
function withKnown(chosen: string, starts: readonly number[]): string[] {
  const values = starts.map(String)
  return values.includes(chosen) ? values : [chosen, ...values]
}
