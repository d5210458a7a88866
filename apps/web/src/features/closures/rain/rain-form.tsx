import '@campo-livre/ui/styles/form.css'
import { previewRain } from '@campo-livre/api/rain/tell-rain.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import type { RainPreview } from '@campo-livre/domain/rain/rain-preview.ts'
import { Checkbox, Radio, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FieldProblem } from '../../../lib/form/field-problem.tsx'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { atForm } from '../new/at-form.ts'
import classes from '../new/closure-form.module.css'
import { type RainDay, rainDays, rainFieldOf, rainProblems, type RainValues, toRain } from './rain-values.ts'

type Props = {
  /** The uncovered fields. */
  fields: readonly FieldSummary[]
  timeZone: string
  now: string
  initial: RainValues
  onPreview: (values: RainValues, preview: RainPreview) => void
}

const days: readonly RainDay[] = ['-1', '0', '1']

/** The first step of a rain: which uncovered fields, and when. It asks which bookings are in it. */
export function RainForm({ fields, timeZone, now, initial, onPreview }: Props) {
  const form = useForm<RainValues>({
    initialValues: initial,
    validate: (values) => rainProblems(values, now, timeZone),
  })
  const { submit, inputOf, setValue, ...sending } = useSubmitForm<RainValues, RainPreview>({
    form,
    fields: ['fieldIds', 'fromTime', 'toTime'],
    send: (values, signal) =>
      previewRain(toRain(values, now, timeZone), signal).catch((error: unknown) => {
        throw atForm(error, rainFieldOf)
      }),
    onSent: onPreview,
    failure: 'Não deu para ver as reservas desse horário. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para avisar da chuva por aqui.',
  })
  const { fieldIds, day } = form.getValues()
  const toggle = (id: string, checked: boolean) =>
    setValue('fieldIds', checked ? [...fieldIds, id] : fieldIds.filter((each) => each !== id))
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Choveu">
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Onde</legend>
        <div className={classes.checks} role="group" aria-label="Campos" tabIndex={-1} data-path="fieldIds">
          {fields.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={fieldIds.includes(id)}
              onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
            />
          ))}
          {form.errors.fieldIds && <FieldProblem>{form.errors.fieldIds}</FieldProblem>}
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Quando</legend>
        <Radio.Group
          aria-label="Dia"
          value={day}
          onChange={(chosen) => setValue('day', days.find((each) => each === chosen) ?? '0')}
        >
          <div className={classes.radios}>
            {days.map((each) => (
              <Radio key={each} value={each} label={rainDays[each]} />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.pair}>
          <TextInput {...inputOf('fromTime')} type="time" label="Das" />
          <TextInput
            {...inputOf('toTime')}
            type="time"
            label="Até"
            description="Uma hora menor é a do dia seguinte."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </div>
      </fieldset>
      <SubmitButton sending={sending} size="md" fullWidth={false}>
        Ver reservas
      </SubmitButton>
    </form>
  )
}
