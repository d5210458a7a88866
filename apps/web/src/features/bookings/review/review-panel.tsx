import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { type BookingDetail, bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import type { Reviewing } from '@campo-livre/domain/reviews/reviewing.ts'
import { formatAtTime, formatDayMonth } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Stars } from '@campo-livre/ui/stars/stars.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { prefetchForm, ResourceFormDrawer } from '../../../lib/resource/writes/resource-form-drawer.tsx'
import { reviewForm } from './review-form.tsx'
import classes from './review-panel.module.css'

type Props = {
  booking: BookingDetail
  now: string
  /** True while the form is open, by the address. */
  open: boolean
  onClose: () => void
}

/** A game that is over: asks how it was, or shows what its athlete has said of it (H2). */
export function ReviewPanel({ booking, now, open, onClose }: Props) {
  const client = useQueryClient()
  const { reviewing } = booking
  const keep = (answer: unknown) => {
    const read = bookingDetailSchema.safeParse(answer).data
    if (read) client.setQueryData(bookingQuery(read.id).queryKey, read)
  }
  if (!reviewing || (!isOpenUntil(reviewing, now) && reviewing.written === null)) return null
  const { written } = reviewing
  return (
    <section className={classes.panel} aria-labelledby="avaliar">
      <h2 id="avaliar" className={classes.title}>
        {written ? 'Sua avaliação' : 'Como foi o jogo?'}
      </h2>
      {written && <Stars stars={written.stars} />}
      {written && written.text !== '' && <p className={classes.text}>{written.text}</p>}
      {isOpenUntil(reviewing, now) && (
        <>
          <p className={classes.until}>{untilWords(reviewing, booking.company.timeZone)}</p>
          <p>
            <Link
              to="."
              search={{ avaliar: 'sim' }}
              resetScroll={false}
              className={written ? button.secondary : button.primary}
              onPointerEnter={prefetchForm}
              onFocus={prefetchForm}
            >
              {written ? 'Mudar a avaliação' : 'Avaliar o jogo'}
            </Link>
          </p>
          <ResourceFormDrawer
            form={reviewForm}
            target={booking}
            changes={['bookings', 'fields', 'companies', 'admin']}
            opened={open}
            onClose={onClose}
            title={`Avaliar ${booking.field.name}`}
            draftKey={`review ${booking.id}`}
            readCurrent={(data) => {
              keep(data)
              const read = bookingDetailSchema.safeParse(data).data
              return read ? reviewForm.initialValues(read) : null
            }}
            submit={written ? 'Salvar a mudança' : 'Publicar avaliação'}
            saved={written ? 'Avaliação mudada' : 'Avaliação publicada'}
            failure="Não deu para publicar sua avaliação. Tente de novo."
            onSaved={keep}
          />
        </>
      )}
    </section>
  )
}

function isOpenUntil({ until }: Reviewing, now: string): boolean {
  return until !== null && Date.parse(now) < Date.parse(until)
}

function untilWords({ until, written }: Reviewing, timeZone: string): string {
  if (until === null) return ''
  const day = formatDayMonth(until, timeZone)
  return written
    ? `Dá para mudar até ${day}, ${formatAtTime(until, timeZone)}.`
    : `Sua nota ajuda quem procura um campo. Dá para avaliar até ${day}.`
}
