import classes from './filter-select.module.css'

type Props = {
  /** The accessible name. */
  label: string
  /** The option without a filter, if there is one, which also names the filter: `Campo: todos`. */
  all?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  className?: string | undefined
  /** A name by which the screen around it finds the select, as `data-focus`. */
  focusName?: string
}

/** A filter with few options: the native select. */
export function FilterSelect({ label, all, value, options, onChange, className = '', focusName }: Props) {
  return (
    <span className={`${classes.filter} ${className}`}>
      <select
        className={classes.select}
        aria-label={label}
        data-focus={focusName}
        value={value}
        data-chosen={(all !== undefined && value !== '') || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
