import { formatCountdown } from '@campo-livre/domain/time/countdown.ts'
import { waitOf } from './failure-sentence.ts'
import classes from './countdown-text.module.css'

/** Formats seconds: `42 s`, `9:58 min`. */
function running(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${formatCountdown(seconds)} min`
}

/** Rounds up to ten seconds or a minute: a name that changes every second would be announced every second. */
function inSteps(seconds: number): number {
  return seconds > 60 ? seconds : Math.ceil(seconds / 10) * 10
}

type Props = {
  seconds: number
  /** A fixed value for screen readers, inside live regions. */
  spoken?: number
}

/** The time left: every second for the eye, in steps for screen readers. */
export function CountdownText({ seconds, spoken = inSteps(seconds) }: Props) {
  return (
    <>
      <span className="visually-hidden">{waitOf(spoken)}</span>
      <span className={classes.running} aria-hidden>
        {running(seconds)}
      </span>
    </>
  )
}
