import { formatCountdown } from '@campo-livre/domain/time/countdown.ts'
import type { CSSProperties } from 'react'
import styles from './hold-countdown.module.css'

type HoldCountdownProps = {
  secondsLeft: number
  /** The length of the whole hold in seconds; 15 minutes by default. */
  secondsTotal?: number
  /** The text before the clock: `Seu horário está guardado por`. */
  label?: string
}

function announcement(seconds: number): string {
  if (seconds <= 0) return 'O tempo acabou e o horário foi liberado.'
  if (seconds <= 60) return 'Falta menos de 1 minuto para o horário ser liberado.'
  return seconds <= 300 ? 'Faltam menos de 5 minutos para o horário ser liberado.' : ''
}

/**
 * Shows how long a booking's time is still held: a clock and a line that shrinks, amber in the last five minutes. `min`
 * keeps the clock from being taken for a time of the day. The caller counts the seconds. Read aloud at five minutes, at
 * one, and at the end, not every second.
 */
export function HoldCountdown({
  secondsLeft,
  secondsTotal = 900,
  label = 'Seu horário está guardado por',
}: HoldCountdownProps) {
  const over = secondsLeft <= 0
  const part = Math.min(1, Math.max(0, secondsLeft / secondsTotal))
  const segments = { '--segments': Math.max(1, Math.round(secondsTotal / 300)) } as CSSProperties
  return (
    <div className={styles.hold} data-ending={secondsLeft <= 300 || undefined}>
      <p className={styles.words}>
        {over ? 'O tempo acabou' : label}{' '}
        {!over && (
          <span className={styles.left}>
            <span className={styles.clock} role="timer">
              {formatCountdown(secondsLeft)}
            </span>{' '}
            min
          </span>
        )}
      </p>
      <div className={styles.track} style={segments} aria-hidden>
        <div className={styles.line} style={{ transform: `scaleX(${part})` }} />
      </div>
      <p className="visually-hidden" role="status">
        {announcement(secondsLeft)}
      </p>
    </div>
  )
}
