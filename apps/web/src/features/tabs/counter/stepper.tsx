import { IconMinus, IconPlus } from '@tabler/icons-react'
import classes from './stepper.module.css'

type Props = { label: string; value: number; max: number; onValue: (value: number) => void }

/** A number of pieces from one to `max`, by touch. */
export function Stepper({ label, value, max, onValue }: Props) {
  return (
    <div role="group" aria-label={label} className={classes.stepper}>
      <button
        type="button"
        aria-label="Menos um"
        disabled={value <= 1}
        className={classes.step}
        onClick={() => onValue(value - 1)}
      >
        <IconMinus size={20} aria-hidden />
      </button>
      <output className={classes.value}>{value}</output>
      <button
        type="button"
        aria-label="Mais um"
        disabled={value >= max}
        className={classes.step}
        onClick={() => onValue(value + 1)}
      >
        <IconPlus size={20} aria-hidden />
      </button>
    </div>
  )
}
