import { joinQueue, leaveQueue, waitsQuery } from '@campo-livre/api/waiting/waits.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import type { MyWait } from '@campo-livre/domain/waiting/wait.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { useSession } from '../../../session/use-session.ts'
import { intervalWords } from '../week/words.ts'
import styles from './wait-panel.module.css'

type Props = {
  field: FieldDetail
  /** The taken time that was wanted. */
  interval: MinuteInterval
}

/**
 * Offers to wait for a taken time (N7), for as long as a booking may be: a guest is asked who they are first, and comes back to
 * the same time. Whoever waits sees their place.
 */
export default function WaitPanel({ field, interval }: Props) {
  const { signedIn, role } = useSession()
  if (signedIn) return role === 'athlete' ? <Waiting field={field} interval={interval} /> : null
  const { start, end } = times(interval)
  const back = `/field/${field.id}?inicio=${start}&fim=${end}`
  return (
    <div className={styles.wait}>
      <Link to="/entrar" search={{ redirect: back }} className={button.secondary}>
        Avisar se vagar
      </Link>
    </div>
  )
}

function Waiting({ field, interval }: Props) {
  const waits = useQuery(waitsQuery())
  const { slotMinutes, minSlots, maxSlots, company } = field
  const first = Math.max(minSlots, (interval.end - interval.start) / slotMinutes)
  const [slots, setSlots] = useState(first)
  const wished = { start: interval.start, end: interval.start + slots * slotMinutes }
  const { start, end } = times(wished)
  const there = waits.data?.find(
    (wait) => wait.field.id === field.id && wait.start === start && wait.end === end,
  )
  const join = useAction<void, MyWait>({
    mutation: {
      mutationFn: (_none, { signal }) => joinQueue({ fieldId: field.id, start, end }, signal),
      meta: { changes: ['bookings'] },
    },
    failure: 'Não deu para entrar na fila. Tente de novo.',
  })
  const lengths = Array.from({ length: Math.max(1, maxSlots - minSlots + 1) }, (_, at) => minSlots + at)
  if (waits.isPending) return null
  return (
    <div className={styles.wait}>
      {lengths.length > 1 && (
        <label className={styles.length}>
          Esperar por
          <select value={slots} onChange={({ target }) => setSlots(Number(target.value))}>
            {lengths.map((count) => (
              <option key={count} value={count}>
                {formatLength(count * slotMinutes)}
              </option>
            ))}
          </select>
        </label>
      )}
      {there ? (
        <InQueue wait={there} />
      ) : (
        <button
          type="button"
          className={button.secondary}
          aria-busy={join.pending}
          aria-disabled={join.pending || undefined}
          onClick={() => join.run()}
        >
          {join.pending ? 'Entrando na fila…' : 'Avisar se vagar'}
        </button>
      )}
      <p className={styles.when}>{intervalWords(wished, company.timeZone)}</p>
      <ActionFailure action={join} />
      {join.pending && <SlowNotice onCancel={join.abort} />}
    </div>
  )
}

function InQueue({ wait }: { wait: MyWait }) {
  const leave = useAction<string, void>({
    mutation: {
      mutationFn: (id, { signal }) => leaveQueue(id, signal),
      meta: { changes: ['bookings'] },
    },
    failure: 'Não deu para sair da fila. Tente de novo.',
  })
  return (
    <>
      <p className={styles.place}>
        {wait.offer ? 'Vagou: é seu.' : `Você é o ${wait.place}º da fila.`}{' '}
        {wait.offer ? (
          <Link to="/atleta/reservas/$id/pagamento" params={{ id: wait.offer.bookingId }}>
            Reservar agora
          </Link>
        ) : (
          <Link to="/atleta/reservas">Ver minhas filas</Link>
        )}
      </p>
      <button
        type="button"
        className={button.secondary}
        aria-busy={leave.pending}
        onClick={() => leave.run(wait.id)}
      >
        {leave.pending ? 'Saindo…' : 'Sair da fila'}
      </button>
      <ActionFailure action={leave} />
    </>
  )
}

const times = ({ start, end }: MinuteInterval) => ({ start: toInstant(start), end: toInstant(end) })
