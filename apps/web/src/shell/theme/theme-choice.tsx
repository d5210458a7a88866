import { type ReactNode, useId } from 'react'
import classes from './theme-settings.module.css'

type Option<Id extends string> = { id: Id; name: string; about?: string; sample?: ReactNode }
type Props<Id extends string> = {
  legend: string
  value: Id
  options: readonly Option<Id>[]
  onChange: (id: Id) => void
}

/** A choice between a few options, each shown as it looks: native radios, which bring arrow keys and names. */
export function ThemeChoice<Id extends string>({ legend, value, options, onChange }: Props<Id>) {
  const group = useId()
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options} data-plain={options[0]?.sample === undefined || undefined}>
        {options.map(({ id, name, about, sample }) => (
          <label key={id} className={classes.option} data-wide={about === undefined ? undefined : ''}>
            <input
              type="radio"
              className={classes.radio}
              name={group}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {sample}
            <span>
              {name}
              {about !== undefined && <span className={classes.about}>{about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
