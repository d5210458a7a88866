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
import { QueryState } from '../../../lib/query/query-state.tsx'
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

function Waiting(props: Props) {
  const waits = useQuery(waitsQuery())
  return (
    <QueryState query={waits} skeleton={null} failure="Não deu para ver sua fila">
      {(mine) => <Queue {...props} mine={mine} />}
    </QueryState>
  )
}

function Queue({ field, interval, mine }: Props & { mine: readonly MyWait[] }) {
  const { slotMinutes, minSlots, company } = field
  const [slots, setSlots] = useState(Math.max(minSlots, (interval.end - interval.start) / slotMinutes))
  const wished = { start: interval.start, end: interval.start + slots * slotMinutes }
  const { start, end } = times(wished)
  const there = mine.find((wait) => wait.field.id === field.id && wait.start === start && wait.end === end)
  // One action and one button for both ways, so that the focus stays where it is.
  const action = useAction<MyWait | undefined>({
    mutation: {
      mutationFn: (wait, { signal }) =>
        wait ? leaveQueue(wait.id, signal) : joinQueue({ fieldId: field.id, start, end }, signal),
      meta: { changes: ['bookings'] },
    },
    failure: 'Não deu para mudar a fila. Tente de novo.',
  })
  return (
    <div className={styles.wait}>
      <p className={styles.when}>{intervalWords(wished, company.timeZone)}</p>
      {there ? <Place wait={there} /> : <Length field={field} slots={slots} onChange={setSlots} />}
      <button
        key="act"
        type="button"
        className={button.secondary}
        aria-busy={action.pending}
        aria-disabled={action.pending || undefined}
        onClick={() => action.run(there)}
      >
        {there ? 'Sair da fila' : 'Avisar se vagar'}
      </button>
      <ActionFailure action={action} />
      {action.pending && <SlowNotice onCancel={action.abort} />}
    </div>
  )
}

type LengthProps = { field: FieldDetail; slots: number; onChange: (slots: number) => void }

/** The length of the time that is waited for; nothing where the field has one alone. */
function Length({ field: { slotMinutes, minSlots, maxSlots }, slots, onChange }: LengthProps) {
  if (maxSlots <= minSlots) return null
  const lengths = Array.from({ length: maxSlots - minSlots + 1 }, (_, at) => minSlots + at)
  return (
    <label className={styles.length}>
      <span className="visually-hidden">Esperar por</span>
      <select value={slots} onChange={({ target }) => onChange(Number(target.value))}>
        {lengths.map((count) => (
          <option key={count} value={count}>
            {formatLength(count * slotMinutes)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The place in the queue, or the way to the time that is offered. */
function Place({ wait: { place, offer } }: { wait: MyWait }) {
  return (
    <p className={styles.place}>
      {offer ? 'Vagou, e é seu.' : `Você é o ${place}º da fila.`}{' '}
      {offer ? (
        <Link to="/atleta/reservas/$id/pagamento" params={{ id: offer.bookingId }}>
          Reservar agora
        </Link>
      ) : (
        <Link to="/atleta/reservas">Ver minhas filas</Link>
      )}
    </p>
  )
}

const times = ({ start, end }: MinuteInterval) => ({ start: toInstant(start), end: toInstant(end) })
