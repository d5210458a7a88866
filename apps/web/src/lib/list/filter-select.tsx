import classes from './filter-select.module.css'

type Props = {
  /** What a screen reader calls it. */
  label: string
  /** The choice that filters nothing, where there is one; it tells the eye what the filter is about: `Campo: todos`. */
  all?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  className?: string | undefined
}

/** A filter with few choices, in one line: the phone's own picker. */
export function FilterSelect({ label, all, value, options, onChange, className = '' }: Props) {
  return (
    <span className={`${classes.filter} ${className}`}>
      <select
        className={classes.select}
        aria-label={label}
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
