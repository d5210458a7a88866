import '@campo-livre/ui/styles/form.css'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import type { DateChoice } from './date-choice.ts'
import { type FormProps, previewProps } from './form-props.ts'
import { PreviewPart } from './preview-part.tsx'
import classes from './series-form.module.css'
import { useSeriesCommand } from './use-series-command.ts'

/** Ends a pause early: its dates that are still free are booked again. */
export function ResumeForm({ series, fields, pauseId, onDone }: FormProps & { pauseId: string }) {
  const [choices, setChoices] = useState<readonly DateChoice[]>([])
  const draft = {
    type: 'resume' as const,
    seriesId: series.id,
    version: series.version,
    pauseId,
    choices: [...choices],
  }
  const action = useSeriesCommand({
    toast: () => ({ title: 'Horário fixo retomado' }),
    done: onDone,
    failure: 'Não deu para retomar. Confira as datas e tente de novo.',
  })
  return (
    <div className={classes.form}>
      <p>As datas da pausa que ainda vêm voltam para o horário fixo.</p>
      <PreviewPart
        draft={draft}
        {...previewProps({ series, fields })}
        choices={choices}
        onChoices={setChoices}
      />
      <ActionButton action={action} onClick={() => action.run(draft)}>
        Retomar
      </ActionButton>
    </div>
  )
}
