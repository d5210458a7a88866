import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import type { BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import {
  IconCircleCheck,
  IconCircleX,
  IconClockPause,
  IconCloudRain,
  IconFlagCheck,
  IconHourglassEmpty,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react'
import { Badge, type Tone } from './badge.tsx'

const looks: Record<BookingStatus, { tone: Tone; icon: Icon }> = {
  awaiting_payment: { tone: 'pending', icon: IconHourglassEmpty },
  confirmed: { tone: 'success', icon: IconCircleCheck },
  completed: { tone: 'neutral', icon: IconFlagCheck },
  expired: { tone: 'muted', icon: IconClockPause },
  cancelled: { tone: 'danger', icon: IconCircleX },
  no_show: { tone: 'danger', icon: IconUserOff },
  rained_out: { tone: 'pending', icon: IconCloudRain },
}

type StatusBadgeProps = {
  status: BookingStatus
  className?: string
}

/** Shows the status of a booking. */
export function StatusBadge({ status, className = '' }: StatusBadgeProps) {
  return (
    <Badge {...looks[status]} className={className}>
      {bookingStatusLabels[status]}
    </Badge>
  )
}
