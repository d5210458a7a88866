import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'

const moveTime = lazyComponent(() => import('./move-time.tsx'))

/** Fetches what the drawer shows, before it is opened. */
export const prefetchMove = () => moveTime.prefetch()

type Props = {
  booking: BookingDetail
  now: string
  opened: boolean
  onClose: () => void
  onMoved: (sentence: string) => void
}

/** The drawer in which an athlete moves a booking to another time. */
export function MoveDrawer({ opened, ...rest }: Props) {
  return (
    <SideDrawer opened={opened} onClose={rest.onClose} title="Mudar o horário">
      <moveTime.Component {...rest} meanwhile={<Skeleton height="8rem" />} asked />
    </SideDrawer>
  )
}
