import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Choice } from '../week/use-choice.ts'
import styles from './reserve-bar.module.css'

type Props = {
  field: Pick<FieldDetail, 'slotMinutes'>
  choice: Choice
  /** Called when no more fits after a press, which takes the button away. */
  onLast: () => void
}

/** The button that takes the next slot as well: `Mais uma hora: 2 h por R$ 440`; nothing where it is not free. */
export function MoreTime({ field: { slotMinutes }, choice, onLast }: Props) {
  const { interval, next, priceCents, span } = choice
  const pressed = useRef(false)
  const settle = useEffectEvent(() => {
    if (pressed.current && next === null) onLast()
    pressed.current = false
  })
  useEffect(() => settle(), [next])
  if (interval === null || next === null) return null
  const length = formatLength(next.end - interval.start)
  return (
    <button
      type="button"
      className={`${button.subtle} ${styles.more}`}
      onClick={() => {
        pressed.current = true
        span(interval.start, next.start)
      }}
    >
      Mais {slotMinutes === 60 ? 'uma hora' : formatLength(slotMinutes)}: {length} por{' '}
      {formatCentsShort(priceCents + next.priceCents)}
    </button>
  )
}
