import { toText } from './field-text.ts'
import type { FormField } from './form-field.ts'
import classes from './form.module.css'
import { Spoken } from './spoken.tsx'

type Props = { field: FormField; values: object }

/** A value that the person cannot change: its label, its text, and why. */
export function ReadOnlyField({ field, values }: Props) {
  const known: Readonly<Record<string, unknown>> = { ...values }
  return (
    <dl className={`${classes.readOnly} ${field.half === true ? classes.half : ''}`}>
      <dt>{field.label}</dt>
      <dd>
        <Spoken field={field} text={toText(field, known[field.name])} />
      </dd>
      {field.description !== undefined && <dd className={classes.why}>{field.description}</dd>}
    </dl>
  )
}
