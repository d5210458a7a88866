import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { type FormProps, previewProps } from './form-props.ts'
import { PreviewPart } from './preview-part.tsx'
import classes from './series-form.module.css'
import { useSeriesCommand } from './use-series-command.ts'

/** Gives a week back for somebody who calls: what it brings is told first, by the rule of the contract. */
export function GiveBackForm({ series, fields, day, onDone }: FormProps & { day: string }) {
  const place = previewProps({ series, fields })
  const draft = { type: 'give_back' as const, seriesId: series.id, day }
  const action = useSeriesCommand({
    toast: () => ({ title: 'Semana devolvida', text: 'O horário está livre no site.' }),
    done: onDone,
    failure: 'Não deu para devolver. Tente de novo.',
  })
  return (
    <div className={classes.form}>
      <p>{formatPlannedDay(day, place.today)}, a pedido de quem joga.</p>
      <PreviewPart draft={draft} {...place} />
      <ActionButton action={action} onClick={() => action.run(draft)}>
        Devolver a semana
      </ActionButton>
    </div>
  )
}
