import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../../session/use-session.ts'
import styles from './reserve-bar.module.css'

type Props = { reserving: boolean; onReserve: () => void }

/** The way on: for an athlete the booking, for a guest the sign-in that comes back here with the choice. */
export function ReserveButton({ reserving, onReserve }: Props) {
  const { signedIn, user, role } = useSession()
  const here = useLocation({ select: (location) => location.href })
  if (!signedIn) {
    return (
      <Link to="/login" search={{ redirect: here }} className={styles.main}>
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
      className={styles.main}
      disabled={user === null}
      aria-disabled={reserving || undefined}
      onClick={() => !reserving && onReserve()}
    >
      {reserving ? 'Reservando…' : 'Reservar'}
    </button>
  )
}
