import { leaveQueue } from '@campo-livre/api/waiting/waits.ts'
import { formatAtTime } from '@campo-livre/domain/time/format.ts'
import type { MyWait } from '@campo-livre/domain/waiting/wait.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { IconBell, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { dayHeadingOf, hoursOf } from '@campo-livre/domain/bookings/booking-times.ts'
import classes from './wait-card.module.css'

/** A taken time for which an athlete waits: their place, or the offer with its end and the button to take it. */
export function WaitCard({ wait }: { wait: MyWait }) {
  const { id, field, company, offer, isFree } = wait
  const now = useNow(60_000)
  const isCalled = offer !== null || isFree
  const leave = useAction<void, void>({
    mutation: {
      mutationFn: (_none, { signal }) => leaveQueue(id, signal),
      meta: { changes: ['bookings'] },
    },
    toast: () => ({ title: offer ? 'Vez passada' : 'Você saiu da fila' }),
    failure: 'Não deu para sair da fila. Tente de novo.',
  })
  return (
    <article className={classes.card} data-called={isCalled || undefined} aria-labelledby={`fila-${id}`}>
      <h3 id={`fila-${id}`} className={classes.name}>
        <Link to="/field/$id" params={{ id: field.id }}>
          {field.name}
        </Link>
      </h3>
      <p className={classes.hours}>{hoursOf(wait)}</p>
      <p className={classes.facts}>
        {dayHeadingOf(wait, now)} · {company.name}, {company.address.city}
      </p>
      <div className={classes.state}>
        {isCalled ? (
          <Badge tone="success" icon={IconBell}>
            Vagou
          </Badge>
        ) : (
          <Badge tone="neutral" icon={IconUsers}>
            {`${wait.place}º da fila`}
          </Badge>
        )}
        <p className={classes.next}>{sentenceOf(wait, now)}</p>
      </div>
      <div className={classes.acts}>
        {offer && (
          <Link
            to="/atleta/reservas/$id/pagamento"
            params={{ id: offer.bookingId }}
            className={button.primary}
          >
            Reservar agora
          </Link>
        )}
        {isFree && (
          <Link
            to="/field/$id"
            params={{ id: field.id }}
            search={{ inicio: wait.start, fim: wait.end }}
            className={button.primary}
          >
            Reservar agora
          </Link>
        )}
        <ActionButton variant={isCalled ? 'subtle' : 'default'} action={leave} onClick={() => leave.run()}>
          {offer ? 'Passar a vez' : 'Sair da fila'}
        </ActionButton>
      </div>
    </article>
  )
}

function sentenceOf({ offer, isFree, way, company }: MyWait, now: string): string {
  if (offer) {
    const minutes = Math.max(1, Math.ceil((Date.parse(offer.until) - Date.parse(now)) / 60_000))
    const left = minutes <= 60 ? `, por mais ${minutes} min` : ''
    return `É seu até ${formatAtTime(offer.until, company.timeZone).replace(/^às? /, '')}${left}.`
  }
  if (isFree) return 'Quem reservar primeiro leva.'
  return way === 'all' ? 'Se vagar, avisamos todo mundo junto.' : 'Se vagar, avisamos na sua vez.'
}
