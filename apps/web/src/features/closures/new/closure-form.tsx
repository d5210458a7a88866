import '@campo-livre/ui/styles/form.css'
import { previewClosure } from '@campo-livre/api/closures/change-closures.ts'
import type { ClosurePreview } from '@campo-livre/domain/closures/closure-preview.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { SubmitButton } from '../../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { atForm } from './at-form.ts'
import classes from './closure-form.module.css'
import { closureProblems, fieldOf } from './closure-rules.ts'
import { type ClosureValues, toClosure } from './closure-values.ts'
import { TimesFields } from './times-fields.tsx'
import { WhereFields } from './where-fields.tsx'

type Props = {
  own: OwnCompany
  initial: ClosureValues
  onChange: (values: ClosureValues) => void
  onPreview: (values: ClosureValues, preview: ClosurePreview) => void
}

/** The first step of a closure: what, when and why. It asks which bookings are in the way. */
export function ClosureForm({ own, initial, onChange, onPreview }: Props) {
  const { timeZone } = own
  const form = useForm<ClosureValues>({
    initialValues: initial,
    validate: (values) => closureProblems(values, timeZone),
    onValuesChange: onChange,
  })
  const { submit, inputOf, setValue, ...sending } = useSubmitForm<ClosureValues, ClosurePreview>({
    form,
    fields: [
      'fieldIds',
      'startDay',
      'startTime',
      'endDay',
      'endTime',
      'weekdays',
      'fromTime',
      'toTime',
      'since',
      'until',
      'days',
      'reason',
    ],
    send: (values, signal) =>
      previewClosure(toClosure(values, timeZone), signal).catch((error: unknown) => {
        throw atForm(error, fieldOf)
      }),
    onSent: onPreview,
    failure: 'Não deu para ver as reservas desse horário. Tente de novo em instantes.',
    unknownCall: 'Por enquanto não dá para fechar horários por aqui.',
  })
  const values = form.getValues()
  const parts = { values, errors: form.errors, inputOf, setValue }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Novo fechamento">
      <WhereFields {...parts} fields={own.fields} />
      <TimesFields {...parts} />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Por quê</legend>
        <TextInput {...inputOf('reason')} label="Motivo" placeholder="Troca das redes" autoComplete="off" />
        <Checkbox
          checked={values.reasonShown}
          onChange={({ currentTarget: { checked } }) => setValue('reasonShown', checked)}
          label="Mostrar o motivo aos jogadores"
          description="Sem isso, eles veem só “fechado”."
        />
      </fieldset>
      <SubmitButton sending={sending} size="md" fullWidth={false}>
        Ver reservas
      </SubmitButton>
    </form>
  )
}
