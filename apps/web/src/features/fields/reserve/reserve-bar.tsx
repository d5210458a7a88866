import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useEffect, useId, useRef } from 'react'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import type { Choice } from '../week/use-choice.ts'
import { MoreTime } from './more-time.tsx'
import { NoticePanel } from './notice-panel.tsx'
import styles from './reserve-bar.module.css'
import { ReserveButton } from './reserve-button.tsx'
import { Summary } from './summary.tsx'

type Props = {
  field: FieldDetail
  choice: Choice
  reserving: boolean
  onReserve: () => void
  /** Cancels waiting for the answer. */
  onAbort: () => void
  onSeeTimes: () => void
}

/** The bar with the choice, its price and the button to book, always in reach of the thumb (A2). */
export function ReserveBar({ field, choice, reserving, onReserve, onAbort, onSeeTimes }: Props) {
  const { part, notice, blocked, choose } = choice
  const noticeId = useId()
  const bar = useRef<HTMLElement>(null)
  const offering = (notice?.offers ?? []).length > 0
  const focusBar = () => bar.current?.focus({ preventScroll: true })
  const refused = (offering && notice?.kind === 'failed') || notice?.wait !== undefined
  // The pressed button is gone with the lost time, so the bar takes the focus.
  useEffect(() => {
    if (refused) bar.current?.focus({ preventScroll: true })
  }, [refused])
  return (
    <section
      ref={bar}
      className={styles.bar}
      data-idle={(part.length === 0 && notice === null) || undefined}
      aria-label="Sua reserva"
      tabIndex={-1}
    >
      <NoticePanel
        id={noticeId}
        notice={notice}
        field={field}
        onChoose={(offer) => {
          choose(offer)
          focusBar()
        }}
      />
      {reserving && <SlowNotice onCancel={onAbort} />}
      <div className={styles.line} data-offering={offering || undefined}>
        <div className={styles.choice}>
          <Summary field={field} choice={choice} />
          <MoreTime field={field} choice={choice} onLast={focusBar} />
        </div>
        {part.length > 0 ? (
          <ReserveButton reserving={reserving} blockedBy={blocked ? noticeId : null} onReserve={onReserve} />
        ) : (
          <button type="button" className={`${button.secondary} ${styles.second}`} onClick={onSeeTimes}>
            Ver horários
          </button>
        )}
      </div>
    </section>
  )
}
