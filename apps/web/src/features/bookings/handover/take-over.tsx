import { takeBookingOver } from '@campo-livre/api/bookings/pass-on-booking.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { useSession } from '../../../session/use-session.ts'
import classes from './linked-booking.module.css'

type Props = {
  token: string
  bookingId: string
  /** The cents that are left to pay at the venue. */
  dueCents: number
}

/** The act of taking a booking over: a guest signs in first and comes back; an arena cannot. */
export function TakeOver({ token, bookingId, dueCents }: Props) {
  const { signedIn, user, role } = useSession()
  const navigate = useNavigate()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const taking = useAction<void, BookingDetail>({
    mutation: {
      mutationFn: (_, attempt) => takeBookingOver(token, attempt),
      meta: { changes: ['bookings', 'rachas', 'splits'] },
    },
    toast: () => ({ title: 'A reserva agora é sua' }),
    done: () => void navigate({ to: '/atleta/reservas/$id', params: { id: bookingId } }),
    failure: 'Não deu para ficar com a reserva. Tente de novo.',
  })
  if (!signedIn)
    return (
      <Link to="/login" search={{ redirect: here }} className={button.primary}>
        Entrar para ficar com ela
      </Link>
    )
  if (user && role !== 'athlete')
    return <p className={classes.told}>Só a conta de quem joga fica com uma reserva. Entre com ela.</p>
  return (
    <ActionButton action={taking} onClick={() => taking.run()}>
      {dueCents > 0 ? `Ficar com ela e pagar ${formatCents(dueCents)} no local` : 'Ficar com a reserva'}
    </ActionButton>
  )
}
