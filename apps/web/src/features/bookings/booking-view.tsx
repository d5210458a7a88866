import '@campo-livre/ui/styles/controls.css'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { bookingPaper } from '@campo-livre/domain/bookings/booking-paper.ts'
import { canCancel, occupies, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { BackLink } from '../../lib/navigation/back-link.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingRules } from './booking-rules.tsx'
import { BookingTicket } from './ticket/booking-ticket.tsx'
import classes from './booking-view.module.css'
import { CancelDialog } from './cancel/cancel-dialog.tsx'
import { CreditNote } from './rain/credit-note.tsx'
import { PassOnDrawer } from './handover/pass-on-drawer.tsx'
import { MoveDrawer } from './move/move-drawer.tsx'
import { Greeting } from './greeting.tsx'
import { HoldBanner } from './hold-banner.tsx'
import { type RainOpen, RainPanel } from './rain/rain-panel.tsx'
import { ReviewPanel } from './review/review-panel.tsx'
import { PaperSheet } from '../../lib/paper/paper-sheet.tsx'
import { cancelledSentence } from './cancel/refund-sentence.ts'
import { Timeline } from './timeline.tsx'

type Props = {
  booking: BookingDetail
  /** True right after the payment: the screen confirms it first. */
  justConfirmed: boolean
  cancelling: boolean
  onCancelClose: () => void
  /** True while another time is picked for it. */
  moving: boolean
  onMoveClose: () => void
  /** True while it is passed on to somebody. */
  passingOn: boolean
  onPassOnClose: () => void
  /** True while the form of its review is open. */
  reviewing: boolean
  onReviewClose: () => void
  /** The part of the choice after a rain that is open. */
  afterRain: RainOpen
  onRainClose: () => void
}

/** A booking: its ticket, actions and history. */
export function BookingView({
  booking,
  justConfirmed,
  cancelling,
  onCancelClose,
  moving,
  onMoveClose,
  passingOn,
  onPassOnClose,
  reviewing,
  onReviewClose,
  afterRain,
  onRainClose,
}: Props) {
  const now = useNow(1_000)
  const router = useRouter()
  const told = useRef<HTMLParagraphElement>(null)
  const [message, setMessage] = useState('')
  // Its focus scrolls to it, but the address without the question scrolls back to where that was asked.
  useEffect(() => {
    if (message === '') return undefined
    const stop = router.subscribe('onRendered', () => {
      stop()
      told.current?.scrollIntoView({ block: 'center' })
    })
    return stop
  }, [message, router])
  const status = statusAt(booking, now)
  return (
    <>
      <div className={classes.screen}>
        <BackLink to="/atleta/reservas">Minhas Reservas</BackLink>
        {justConfirmed && status === 'confirmed' ? <Greeting booking={booking} /> : <h1>Sua reserva</h1>}
        <p ref={told} role="status" tabIndex={-1} className={classes.message}>
          {message}
        </p>
        {status === 'awaiting_payment' && <HoldBanner booking={booking} now={now} />}
        <RainPanel
          booking={booking}
          now={now}
          open={afterRain}
          onClose={onRainClose}
          onChosen={(sentence) => {
            setMessage(sentence)
            onRainClose()
            told.current?.focus()
          }}
        />
        <ReviewPanel booking={booking} now={now} open={reviewing} onClose={onReviewClose} />
        <div className={classes.columns}>
          <div className={classes.main}>
            <BookingTicket booking={booking} now={now} />
            <BookingActions booking={booking} now={now} />
          </div>
          <div className={classes.side}>
            <CreditNote booking={booking} />
            <Timeline booking={booking} now={now} />
            {occupies(booking, now) && <BookingRules booking={booking} now={now} />}
          </div>
        </div>
        <MoveDrawer
          booking={booking}
          now={now}
          opened={moving && status === 'confirmed' && !booking.series}
          onClose={onMoveClose}
          onMoved={(sentence) => {
            setMessage(sentence)
            onMoveClose()
            told.current?.focus()
          }}
        />
        <PassOnDrawer
          booking={booking}
          now={now}
          opened={passingOn && status === 'confirmed' && !booking.series}
          onClose={onPassOnClose}
        />
        <CancelDialog
          booking={booking}
          now={now}
          opened={cancelling && !booking.series && canCancel(booking, now)}
          onClose={onCancelClose}
          onCancelled={(cancelled) => {
            setMessage(cancelledSentence(cancelled))
            onCancelClose()
            told.current?.focus()
          }}
        />
      </div>
      <PaperSheet paper={bookingPaper(booking, now)} />
    </>
  )
}
