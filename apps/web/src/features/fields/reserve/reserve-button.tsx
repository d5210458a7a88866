import button from '@campo-livre/ui/button/button.module.css'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../../session/use-session.ts'
import styles from './reserve-bar.module.css'

type Props = {
  reserving: boolean
  /** The id of the element that says why the choice cannot be booked. */
  blockedBy: string | null
  onReserve: () => void
}

/** The button to book: for an athlete it books, for a guest it asks who they are, and books then. */
export function ReserveButton({ reserving, blockedBy, onReserve }: Props) {
  const { signedIn, user, role } = useSession()
  const here = useLocation({ select: (location) => location.href })
  const blocked = blockedBy !== null
  if (!signedIn && !blocked) {
    return (
      <Link to="/entrar" search={{ redirect: here }} className={`${button.primary} ${styles.main}`}>
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
