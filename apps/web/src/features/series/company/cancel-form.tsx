import '@campo-livre/ui/styles/form.css'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { problemsIn } from './form-problems.ts'
import { type FormProps, previewProps } from './form-props.ts'
import { NoteInput } from './note-input.tsx'
import { PreviewPart } from './preview-part.tsx'
import { ScopeChoice, type Scope } from './scope-choice.tsx'
import classes from './series-form.module.css'
import { useCheckedForm } from './use-checked-form.ts'
import { type SeriesCommandDraft, useSeriesCommand } from './use-series-command.ts'

type Props = FormProps & { day: string; isOne: boolean }

/** Cancels one date, those from it on, or all; past and paid ones stay. */
export function CancelForm({ series, fields, day, isOne, onDone }: Props) {
  const [scope, setScope] = useState<Scope>(isOne ? 'this' : 'following')
  const [reason, setReason] = useState('')
  const place = previewProps({ series, fields })
  const draft: SeriesCommandDraft = {
    type: 'cancel',
    seriesId: series.id,
    version: series.version,
    scope,
    day,
    reason,
  }
  const action = useSeriesCommand({
    toast: () => ({ title: scope === 'this' ? 'Data cancelada' : 'Datas canceladas' }),
    done: onDone,
    failure: 'Não deu para cancelar. Tente de novo.',
  })
  const { problems, submit, form } = useCheckedForm(
    () => problemsIn(draft),
    () => action.run(draft),
  )
  return (
    <form {...form} className={classes.form}>
      <div className={classes.part}>
        <ScopeChoice scope={scope} day={day} today={place.today} onScope={setScope} />
      </div>
      <NoteInput
        label="Motivo"
        description="A pessoa vai ler."
        name="reason"
        value={reason}
        error={problems.reason}
        onValue={setReason}
      />
      {/* The reason may still be missing: the dates do not depend on it. */}
      <PreviewPart draft={{ ...draft, reason: 'prévia' }} {...place} />
      <ActionButton action={action} color="red" onClick={submit}>
        {scope === 'this' ? 'Cancelar a data' : 'Cancelar as datas'}
      </ActionButton>
    </form>
  )
}
