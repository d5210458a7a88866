import { IconBackspace, IconCheck } from '@tabler/icons-react'
import classes from './quantity-keypad.module.css'

type Props = {
  onDigit: (digit: number) => void
  /** Takes the last figure away. */
  onErase: () => void
  onDone: () => void
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const

/** The figures of a quantity, by touch. */
export function QuantityKeypad({ onDigit, onErase, onDone }: Props) {
  return (
    <div role="group" aria-label="Quantidade" className={classes.keypad}>
      {digits.map((digit) => (
        <button key={digit} type="button" className={classes.key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label="Apagar" className={classes.key} onClick={onErase}>
        <IconBackspace size={22} stroke={1.75} aria-hidden />
      </button>
      <button type="button" aria-label="Pronto" className={classes.key} onClick={onDone}>
        <IconCheck size={22} stroke={2} aria-hidden />
      </button>
    </div>
  )
}
