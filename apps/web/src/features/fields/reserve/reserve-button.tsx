import button from '@campo-livre/ui/button/button.module.css'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../../session/use-session.ts'
import styles from './reserve-bar.module.css'

type Props = {
  reserving: boolean
  /** The element that says why the choice cannot be booked as it is. */
  blockedBy: string | null
  onReserve: () => void
}

/** The way on: for an athlete the booking, for a guest the sign-in that comes back here with the choice. */
export function ReserveButton({ reserving, blockedBy, onReserve }: Props) {
  const { signedIn, user, role } = useSession()
  const here = useLocation({ select: (location) => location.href })
  const blocked = blockedBy !== null
  if (!signedIn && !blocked) {
    return (
      <Link to="/login" search={{ redirect: here }} className={`${button.primary} ${styles.main}`}>
        Reservar
      </Link>
    )
  }
  if (user && role !== 'athlete') {
    return <p className={styles.other}>Entre com uma conta de atleta para reservar.</p>
  }
  return (
    <button
      type="button"
      className={`${button.primary} ${styles.main}`}
      disabled={signedIn && user === null}
      aria-disabled={reserving || blocked || undefined}
      aria-describedby={blockedBy ?? undefined}
      aria-busy={reserving}
      onClick={() => !reserving && !blocked && onReserve()}
    >
      {reserving ? 'Reservando…' : 'Reservar'}
    </button>
  )
}
