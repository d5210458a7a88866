import '@campo-livre/ui/styles/form.css'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { DayInput } from '../../../lib/form/day-input.tsx'
import { type FormProps, previewProps } from './form-props.ts'
import { PreviewPart } from './preview-part.tsx'
import classes from './series-form.module.css'
import { useSeriesCommand } from './use-series-command.ts'

/** The days of a pause that are offered at first. */
const DAYS = 14

/** Pauses a contract for holidays: its dates between two days are let go. */
export function PauseForm({ series, fields, onDone }: FormProps) {
  const place = previewProps({ series, fields })
  const [from, setFrom] = useState(() => addDays(place.today, 1))
  const [until, setUntil] = useState(() => addDays(place.today, DAYS))
  const draft = { type: 'pause' as const, seriesId: series.id, version: series.version, from, until }
  const action = useSeriesCommand({
    toast: () => ({ title: 'Contrato em pausa' }),
    done: onDone,
    failure: 'Não deu para pausar. Confira os dias e tente de novo.',
  })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        action.run(draft)
      }}
    >
      <div className={classes.part}>
        <DayInput label="Do dia" name="from" value={from} error={null} onChange={setFrom} />
        <DayInput label="Ao dia" name="until" value={until} error={null} onChange={setUntil} />
      </div>
      <PreviewPart draft={draft} {...place} />
      <ActionButton action={action} onClick={() => action.run(draft)}>
        Pausar
      </ActionButton>
    </form>
  )
}
