import { bookingLinkQuery, offerBooking, withdrawLink } from '@campo-livre/api/bookings/pass-on-booking.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { OwnLink } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import { handOverRefusal } from '@campo-livre/domain/bookings/handover/hand-over.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { shareLink } from '../../../lib/format/links.ts'
import { LinkField } from '../../../lib/link-field/link-field.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { hoursOf, shortDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import classes from './pass-on.module.css'

/** Passes a booking on: makes the link by which somebody takes it over, sends it, or withdraws it; or says why it stays (N5). */
export default function PassOn({ booking, now }: { booking: BookingDetail; now: string }) {
  const query = useQuery(bookingLinkQuery(booking.id))
  const refusal = handOverRefusal(booking, now)
  if (refusal) return <Notice>{refusal.message}</Notice>
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton height="8rem" />}
      failure="Não deu para ver se já existe um link"
    >
      {(link) => (link ? <OpenLink booking={booking} link={link} /> : <NewLink booking={booking} />)}
    </QueryState>
  )
}

function NewLink({ booking }: { booking: BookingDetail }) {
  const client = useQueryClient()
  const offering = useAction<void, OwnLink>({
    mutation: {
      mutationFn: (_, { signal }) => offerBooking(booking.id, signal),
      meta: { changes: [] },
      onSuccess: (link) => client.setQueryData(bookingLinkQuery(booking.id).queryKey, link),
    },
    failure: 'Não deu para criar o link. Tente de novo.',
  })
  return (
    <div className={classes.passOn}>
      <p>Não vai dar para jogar? Mande um link para quem fica com a reserva no seu lugar.</p>
      <ul className={classes.terms}>
        <li>O pagamento, as regras, o racha e a conta dividida vão junto.</li>
        <li>Quem aceitar passa a ser o dono da reserva, e você deixa de vê-la.</li>
        <li>O link vale por 24 horas, e no máximo até o começo do jogo.</li>
      </ul>
      <ActionButton action={offering} onClick={() => offering.run()}>
        Criar o link
      </ActionButton>
    </div>
  )
}

function OpenLink({ booking, link }: { booking: BookingDetail; link: OwnLink }) {
  const router = useRouter()
  const client = useQueryClient()
  const { timeZone } = booking.company
  const { href } = router.buildLocation({ to: '/passar/$id', params: { id: link.token } })
  const url = new URL(href, location.origin).href
  const withdrawing = useAction({
    mutation: {
      mutationFn: (_, { signal }) => withdrawLink(booking.id, signal),
      meta: { changes: [] },
      onSuccess: () => client.setQueryData(bookingLinkQuery(booking.id).queryKey, null),
    },
    failure: 'Não deu para cancelar o link. Tente de novo.',
  })
  const text = `Fica com a minha reserva? ${booking.field.name}, ${booking.company.name}, ${shortDayOf(booking)}, ${hoursOf(booking)}: ${url}`
  return (
    <div className={classes.passOn}>
      <p>
        Vale até {formatShortDay(link.until, timeZone)}, {formatAtTime(link.until, timeZone)}. O primeiro que
        aceitar fica com a reserva.
      </p>
      <LinkField
        url={url}
        label="Link para passar a reserva"
        beside={
          <a href={shareLink(text)} target="_blank" rel="noreferrer" className={button.primary}>
            <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden /> Mandar no WhatsApp
          </a>
        }
      />
      <ActionButton action={withdrawing} variant="default" onClick={() => withdrawing.run()}>
        Desistir de passar
      </ActionButton>
    </div>
  )
}
