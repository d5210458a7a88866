import '@campo-livre/ui/styles/form.css'
import { endClosure } from '@campo-livre/api/closures/change-closures.ts'
import { closureEndSchema } from '@campo-livre/domain/closures/closure-end.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import { useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { SubmitButton } from '../../lib/form/submit-button.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import classes from './end-repetition.module.css'
import { DayInput } from '../../lib/form/day-input.tsx'

/** The form that gives a weekly closure its last day; nothing for any other, or for one that is over. */
export function EndRepetition({ closure }: { closure: ClosureRow }) {
  const form = useForm({
    initialValues: { until: closure.until ?? '' },
    validate: ({ until }) => {
      const read = z.safeParse(closureEndSchema, { until })
      return read.success ? {} : { until: read.error.issues[0]?.message ?? '' }
    },
  })
  const {
    submit,
    setValue,
    inputOf: _,
    ...sending
  } = useSubmitForm<{ until: string }, ClosureRow>({
    form,
    fields: ['until'],
    changes: ['closures'],
    send: ({ until }, signal) => endClosure(closure.id, until, signal),
    onSent: () =>
      toasts.add({ severity: 'success', lifeMs: 4_000, title: 'Último dia salvo', text: closure.reason }),
    failure: 'Não deu para encerrar a repetição. Tente de novo em instantes.',
    unknownCall: 'Esse fechamento já foi removido.',
  })
  if (closure.kind !== 'weekly' || closure.status === 'over') return null
  const { until } = form.getValues()
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Encerrar a repetição">
      <DayInput
        label="Último dia"
        name="until"
        description="Depois dele, os horários voltam a ficar livres."
        value={until}
        error={form.errors.until}
        onChange={(day) => setValue('until', day)}
      />
      <SubmitButton sending={sending} size="md" variant="default">
        Salvar o último dia
      </SubmitButton>
    </form>
  )
}
