import { useEffect, useRef } from 'react'
import classes from './mark-box.module.css'

type Props = {
  label: string
  checked: boolean
  /** True when some of its rows are marked. */
  some?: boolean
  onChange: (checked: boolean) => void
}

/** The checkbox that marks a row, or all rows of a page. */
export function MarkBox({ label, checked, some = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  return (
    <label className={classes.mark}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  )
}
