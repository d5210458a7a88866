import '@campo-livre/ui/styles/controls.css'
import type { LinkedBooking } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import { describePolicy } from '@campo-livre/domain/companies/describe-rules.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { Themed } from '../../../lib/theme/themed.tsx'
import { hoursOf, lengthOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import classes from './linked-booking.module.css'
import { TakeOver } from './take-over.tsx'

type Props = { token: string; linked: LinkedBooking }

/** A booking behind its link: where, when, what is paid and due, and the one act; or why it is over (N5). */
export function LinkedBookingView({ token, linked }: Props) {
  const { booking, giverName, state, mine, until } = linked
  if (booking === null)
    return (
      <EmptyState
        title={overTitles[state === 'open' ? 'over' : state]}
        text={overTexts[state === 'open' ? 'over' : state]}
        action={<Link to="/">Encontrar campos</Link>}
        headingLevel={1}
      />
    )
  const { field, company, costCents, paidCents, dueCents, rules } = booking
  const { timeZone } = company
  return (
    <div className={classes.screen}>
      <h1>{mine === 'taken' ? 'Essa reserva é sua' : `${giverName} passa uma reserva para você`}</h1>
      <article className={classes.card} aria-label={`Reserva de ${field.name}`}>
        <FieldPicture field={field} className={classes.picture} />
        <div className={classes.facts}>
          <h2>{field.name}</h2>
          <p>{company.name}</p>
          <p className={classes.dim}>{formatAddress(company.address)}</p>
          <p className={classes.day}>{longDayOf(booking)}</p>
          <p className={classes.hours}>{hoursOf(booking)}</p>
          <p className={classes.dim}>{lengthOf(booking)}</p>
        </div>
      </article>
      <section className={classes.section} aria-labelledby="dinheiro">
        <h2 id="dinheiro">O que muda de mãos</h2>
        <ul>
          <li>
            {formatCents(costCents)}: {moneyWords({ paidCents, dueCents })}
          </li>
          <li>
            {describePolicy(rules)} Dinheiro que voltar vai para quem pagou; crédito na arena, para quem está
            com a reserva.
          </li>
        </ul>
      </section>
      {mine === null && (
        <Themed>
          <TakeOver token={token} bookingId={booking.id} dueCents={dueCents} />
        </Themed>
      )}
      {mine === 'given' && (
        <p className={classes.told}>É a sua reserva. Mande este link para quem fica com ela.</p>
      )}
      {mine === 'taken' && (
        <Link to="/atleta/reservas/$id" params={{ id: booking.id }}>
          Ver a reserva
        </Link>
      )}
      {state === 'open' && (
        <p className={classes.dim}>
          Vale até {formatShortDay(until, timeZone)}, {formatAtTime(until, timeZone)}. O primeiro que aceitar
          fica com ela.
        </p>
      )}
    </div>
  )
}

/** Says what is paid, and what is left: `tudo pago`, `R$ 60,00 pagos e R$ 140,00 a pagar no local`. */
function moneyWords({ paidCents, dueCents }: { paidCents: number; dueCents: number }): string {
  if (dueCents === 0) return 'tudo pago, você não paga nada à arena.'
  if (paidCents === 0) return 'a pagar no local, por quem jogar.'
  return `${formatCents(paidCents)} já pagos e ${formatCents(dueCents)} a pagar no local.`
}

const overTitles = {
  accepted: 'Alguém já ficou com essa reserva',
  withdrawn: 'Essa reserva não passa mais',
  over: 'Esse link venceu',
} as const
const overTexts = {
  accepted: 'O primeiro que aceita fica com ela. Há outros horários livres por perto.',
  withdrawn: 'Quem ia passar a reserva desistiu.',
  over: 'Ele vale por 24 horas, e no máximo até o começo do jogo.',
} as const
