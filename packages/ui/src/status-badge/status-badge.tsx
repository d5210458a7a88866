import { bookingStatusLabels, type BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import {
  IconBallFootball,
  IconCircleCheck,
  IconCircleX,
  IconClockPause,
  IconHourglassEmpty,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react'
import styles from './status-badge.module.css'

const icons: Record<BookingStatus, Icon> = {
  awaiting_payment: IconHourglassEmpty,
  confirmed: IconCircleCheck,
  completed: IconBallFootball,
  expired: IconClockPause,
  cancelled: IconCircleX,
  no_show: IconUserOff,
}

type StatusBadgeProps = {
  status: BookingStatus
  className?: string
}

/** The state of a booking: colour, icon and words, so that none of them has to carry it alone. */
export function StatusBadge({ status, className = '' }: StatusBadgeProps) {
  const StatusIcon = icons[status]
  return (
    <span className={`${styles.badge} ${className}`} data-status={status}>
      <StatusIcon size={16} stroke={2} aria-hidden />
      {bookingStatusLabels[status]}
    </span>
  )
}
