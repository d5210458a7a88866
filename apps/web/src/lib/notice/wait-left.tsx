import { formatCountdown } from '@campo-livre/domain/time/countdown.ts'
import { waitOf } from './failure-sentence.ts'
import classes from './wait-left.module.css'

/** `42 s`, `9:58 min`. */
function running(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${formatCountdown(seconds)} min`
}

/** The next full ten seconds, or minute: a name that changes every second would be read out every second. */
function inSteps(seconds: number): number {
  return seconds > 60 ? seconds : Math.ceil(seconds / 10) * 10
}

type Props = {
  seconds: number
  /** What is read aloud stays at this, where whatever changes is read aloud at once. */
  spoken?: number
}

/** How long it takes yet: each second for the eye, in steps for the ear. */
export function WaitLeft({ seconds, spoken = inSteps(seconds) }: Props) {
  return (
    <>
      <span className="visually-hidden">{waitOf(spoken)}</span>
      <span className={classes.running} aria-hidden>
        {running(seconds)}
      </span>
    </>
  )
}
