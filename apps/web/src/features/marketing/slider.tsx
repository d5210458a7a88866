import { useId } from 'react'
import classes from './slider.module.css'

type Props = {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value as people read it: `R$ 120`. */
  shown: string
  onChange: (value: number) => void
}

/** A number that is found by moving: the browser's own slider, by finger, mouse or arrow keys. */
export function Slider({ label, min, max, step, value, shown, onChange }: Props) {
  const id = useId()
  return (
    <div className={classes.slider}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.value} aria-hidden>
        {shown}
      </span>
      <input
        id={id}
        className={classes.input}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
