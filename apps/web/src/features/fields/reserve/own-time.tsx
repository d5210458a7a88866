import { bookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../session/use-session.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

type Props = { fieldId: string; interval: MinuteInterval }

/** The link for a time that the user has already: to its payment while it is held, else to their bookings. */
export default function OwnTime({ fieldId, interval }: Props) {
  const { signedIn } = useSession()
  const held = useQuery({
    ...bookingsQuery({ when: 'upcoming', status: 'awaiting_payment', page: 1 }),
    enabled: signedIn,
  })
  if (held.isLoading) return null
  const booking = held.data?.items.find(
    (each) =>
      each.fieldId === fieldId &&
      toMinutes(each.start) < interval.end &&
      toMinutes(each.end) > interval.start,
  )
  if (booking === undefined) return <Link to="/atleta/reservas">Ver minhas reservas</Link>
  return (
    <>
      Falta só pagar.{' '}
      <Link to="/atleta/reservas/$id/pagamento" params={{ id: booking.id }} state={{ fromField: true }}>
        Continuar o pagamento
      </Link>
    </>
  )
}
