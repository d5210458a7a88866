import type { Earnings } from '@campo-livre/domain/companies/earnings.ts'
import type { CSSProperties } from 'react'
import classes from './picture.module.css'

type Props = { earnings: Earnings; expensesCents: number }

/**
 * The estimate as a field from above: its length is every hour sold, income and expenses run along it, and a line marks
 * the end of the expenses. The figures below say the same in words.
 */
export function Picture({ earnings, expensesCents }: Props) {
  const whole = Math.max(earnings.fullCents, expensesCents)
  const part = (cents: number) => `${((cents / whole) * 100).toFixed(2)}%`
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--in': part(earnings.cents),
    '--out': part(expensesCents),
    '--full': part(earnings.fullCents),
  }
  return (
    <div className={`cl-turf ${classes.frame}`} style={style} aria-hidden>
      <div className={classes.pitch}>
        <span className={classes.middle} />
        <span className={classes.area} />
        <span className={classes.area} data-far />
        <span className={classes.lane}>
          <span className={classes.in} />
          <span className={classes.name}>Entra</span>
        </span>
        <span className={classes.lane}>
          <span className={classes.out} />
          <span className={classes.name}>Sai</span>
        </span>
        {expensesCents > 0 && <span className={classes.even} />}
      </div>
    </div>
  )
}
