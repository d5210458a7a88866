import button from '@campo-livre/ui/button/button.module.css'
import type { FormField } from './form-field.ts'
import classes from './form.module.css'
import type { Merged } from './merge-texts.ts'
import { Spoken } from './spoken.tsx'

type Props = {
  field: FormField
  /** The text in the field. */
  text: string
  merged: Pick<Merged, 'conflicts' | 'updated'>
  onUse: (text: string) => void
}

/** Shown below a field that somebody else has changed: the other text, and a button to take it. */
export function TheirChange({ field, text, merged: { conflicts, updated }, onUse }: Props) {
  const theirs = conflicts[field.name]
  const before = updated[field.name]
  if (theirs !== undefined && theirs !== text)
    return (
      <p className={classes.theirs}>
        <span role="status">
          Mudou enquanto você editava. Agora está{' '}
          <strong>
            <Spoken field={field} text={theirs} />
          </strong>
          .
        </span>
        <button
          type="button"
          className={button.subtle}
          aria-label={`Usar este valor em ${field.label}`}
          onClick={() => onUse(theirs)}
        >
          Usar este valor
        </button>
      </p>
    )
  if (before === undefined || before === text) return null
  return (
    <p className={classes.theirs}>
      <span role="status">
        Mudou enquanto você editava. Antes:{' '}
        <strong>
          <Spoken field={field} text={before} />
        </strong>
        .
      </span>
    </p>
  )
}
