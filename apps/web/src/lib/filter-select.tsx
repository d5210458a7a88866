import { useId } from 'react'
import classes from './filter-select.module.css'

type Props = {
  label: string
  /** The choice that filters nothing. */
  all: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A filter with few choices: the phone's own picker, a sentence on a desktop. */
export function FilterSelect({ label, all, value, options, onChange }: Props) {
  const id = useId()
  return (
    <div className={classes.filter}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
