import { useId, useState } from 'react'
import classes from './amount.module.css'
import type { EarningsInputLimits } from './earnings-input.ts'
import { readTyped, type Unit, withUnit, writeNumber } from './numbers.ts'

type Props = {
  label: string
  unit: Unit
  limits: EarningsInputLimits
  value: number
  onChange: (value: number) => void
}

/** A number set by a slider, or typed for values that the slider does not reach. */
export function Amount({ label, unit, limits, value, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed !== null && readTyped(typed, limits) === null
  const type = (text: string) => {
    setTyped(text)
    const number = readTyped(text, limits)
    if (number !== null) onChange(number)
  }
  return (
    <div className={classes.amount}>
      <label id={`${id}-label`} htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.box}>
        {unit.before && <span aria-hidden>{unit.before}</span>}
        <input
          id={id}
          className={classes.typed}
          inputMode={limits.cents ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={18}
          value={typed ?? writeNumber(value, limits)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-hint` : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        {unit.after && <span aria-hidden>{unit.after}</span>}
      </span>
      <input
        className={classes.slider}
        type="range"
        {...limits.slide}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-valuetext={withUnit(writeNumber(value, limits), unit)}
        onChange={(event) => {
          setTyped(null)
          onChange(event.currentTarget.valueAsNumber)
        }}
      />
      {wrong && (
        <p id={`${id}-hint`} className={classes.hint}>
          De {writeNumber(limits.min, limits)} a {withUnit(writeNumber(limits.max, limits), unit)}.
        </p>
      )}
    </div>
  )
}
