import '@campo-livre/ui/styles/form.css'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { DayInput } from '../../../lib/form/day-input.tsx'
import { problemsIn } from './form-problems.ts'
import { type FormProps, previewProps } from './form-props.ts'
import { PreviewPart } from './preview-part.tsx'
import classes from './series-form.module.css'
import { useCheckedForm } from './use-checked-form.ts'
import { usePreview } from './use-preview.ts'
import { useSeriesCommand } from './use-series-command.ts'

/** The days of a pause that are offered at first. */
const DAYS = 14

/** Pauses a contract for holidays: its dates between two days are let go. */
export function PauseForm({ series, fields, onDone }: FormProps) {
  const place = previewProps({ series, fields })
  const [days, setDays] = useState(() => ({
    from: addDays(place.today, 1),
    until: addDays(place.today, DAYS),
  }))
  const draft = { type: 'pause' as const, seriesId: series.id, version: series.version, ...days }
  const action = useSeriesCommand({
    toast: () => ({ title: 'Horário fixo em pausa' }),
    done: onDone,
    failure: 'Não deu para pausar. Confira os dias e tente de novo.',
  })
  const { problems, recheck, submit, form } = useCheckedForm(
    () => problemsIn(draft),
    () => action.run(draft),
    usePreview(draft).isRefused,
  )
  const change = (part: Partial<typeof days>) => {
    setDays({ ...days, ...part })
    recheck(problemsIn({ ...draft, ...part }))
  }
  return (
    <form {...form} className={classes.form}>
      <div className={classes.part}>
        <DayInput
          label="Do dia"
          name="from"
          value={days.from}
          error={problems.from}
          onChange={(from) => change({ from })}
        />
        <DayInput
          label="Ao dia"
          name="until"
          value={days.until}
          error={problems.until}
          onChange={(until) => change({ until })}
        />
      </div>
      <PreviewPart draft={draft} {...place} />
      <ActionButton action={action} onClick={submit}>
        Pausar
      </ActionButton>
    </form>
  )
}
