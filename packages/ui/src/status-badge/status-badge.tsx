import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import type { BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import {
  IconBallFootball,
  IconCircleCheck,
  IconCircleX,
  IconClockPause,
  IconHourglassEmpty,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react'
import { Badge, type Tone } from './badge.tsx'

const looks: Record<BookingStatus, { tone: Tone; icon: Icon }> = {
  awaiting_payment: { tone: 'waits', icon: IconHourglassEmpty },
  confirmed: { tone: 'stands', icon: IconCircleCheck },
  completed: { tone: 'over', icon: IconBallFootball },
  expired: { tone: 'off', icon: IconClockPause },
  cancelled: { tone: 'lost', icon: IconCircleX },
  no_show: { tone: 'lost', icon: IconUserOff },
}

type StatusBadgeProps = {
  status: BookingStatus
  className?: string
}

/** The state of a booking. */
export function StatusBadge({ status, className = '' }: StatusBadgeProps) {
  return (
    <Badge {...looks[status]} className={className}>
      {bookingStatusLabels[status]}
    </Badge>
  )
}
