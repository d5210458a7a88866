import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'

const passOn = lazyComponent(() => import('./pass-on.tsx'))

/** Fetches what the drawer shows, before it is opened. */
export const prefetchPassOn = () => passOn.prefetch()

type Props = { booking: BookingDetail; now: string; opened: boolean; onClose: () => void }

/** The drawer in which an athlete passes a booking on to somebody else (N5). */
export function PassOnDrawer({ opened, onClose, ...rest }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Passar a reserva">
      <passOn.Component {...rest} meanwhile={<Skeleton height="8rem" />} asked />
    </SideDrawer>
  )
}
