import type { ComponentType } from 'react'
import { useId } from 'react'
import classes from './card-choice.module.css'

type Option<T extends string> = {
  value: T
  name: string
  hint: string
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true; className?: string | undefined }>
}

type Props<T extends string> = {
  legend: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
}

/** A choice of one among a few, each on a card of its own with what it means. */
export function CardChoice<T extends string>({ legend, options, value, onChange }: Props<T>) {
  const group = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{legend}</legend>
      {options.map(({ value: each, name, hint, Icon }) => (
        <label key={each} className={classes.option}>
          <input
            type="radio"
            name={group}
            value={each}
            className={classes.input}
            checked={value === each}
            onChange={() => onChange(each)}
          />
          <Icon size={22} stroke={1.75} aria-hidden className={classes.icon} />
          <span>
            <span className={classes.name}>{name}</span>
            <span className={classes.hint}>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
