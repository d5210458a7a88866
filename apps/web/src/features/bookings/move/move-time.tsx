import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { moveBooking, movePreviewQuery } from '@campo-livre/api/bookings/move-booking.ts'
import { describeMoveMoney } from '@campo-livre/domain/bookings/athlete/describe-move-money.ts'
import { moveRefusal } from '@campo-livre/domain/bookings/athlete/move.ts'
import type { MoveMoney } from '@campo-livre/domain/bookings/athlete/settle-at-price.ts'
import type { MoveRequest } from '@campo-livre/domain/bookings/athlete/move-request.ts'
import { type BookingDetail, bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { skipToken, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { Notice } from '../../../lib/notice/notice.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import type { PickedTime } from '../../../shared/bookings/time-picker.tsx'
import classes from './move-time.module.css'
import { pickedWhen, PickTime } from '../../../shared/bookings/pick-time.tsx'

type Props = {
  booking: BookingDetail
  now: string
  onClose: () => void
  onMoved: (sentence: string) => void
}

/** Picks another time for a booking, with the difference of the price shown first; or says why it stays (H2, rule 5). */
export default function MoveTime({ booking, now, onClose, onMoved }: Props) {
  const { id, company, field } = booking
  const client = useQueryClient()
  const [picked, setPicked] = useState<PickedTime | null>(null)
  const target = picked && { fieldId: picked.fieldId, start: picked.start, end: picked.end }
  const preview = useQuery({
    ...movePreviewQuery(id, target ?? { fieldId: '', start: '', end: '' }),
    ...(target === null && { queryFn: skipToken }),
  })
  const when = (time: Omit<PickedTime, 'fieldId'>) =>
    `${time.fieldName}, ${pickedWhen(time, company.timeZone)}`
  const keep = (moved: BookingDetail) => client.setQueryData(bookingQuery(id).queryKey, moved)
  const moving = useAction<MoveRequest, BookingDetail>({
    mutation: {
      mutationFn: (body, attempt) => moveBooking(id, body, attempt),
      meta: { changes: ['bookings', 'rachas'] },
      onSuccess: keep,
    },
    done: () => onMoved(picked === null ? '' : `Pronto, seu jogo mudou: ${when(picked)}.`),
    // The booking as it is now, and the price as it is now, take the place of what was shown.
    failed: (error) => {
      const read = bookingDetailSchema.safeParse('data' in error ? error.data : null)
      if (read.success) keep(read.data)
      void preview.refetch()
    },
    failure: 'Não deu para mudar o horário. Tente de novo.',
  })
  const refusal = moveRefusal(booking, now, company.timeZone)
  return (
    <div className={classes.move}>
      <p>Está marcado: {when({ ...booking, fieldName: field.name })}.</p>
      {refusal ? (
        <Notice>{refusal.message}</Notice>
      ) : (
        <PickTime
          booking={booking}
          own
          picked={picked}
          onPick={setPicked}
          consequence={
            picked && (
              <Consequence
                when={when(picked)}
                preview={preview}
                isLast={moveRefusal({ ...booking, start: picked.start }, now, company.timeZone) !== null}
              />
            )
          }
          action={moving}
          waits={preview.data === undefined}
          act="Mudar para esse horário"
          onAct={({ fieldId, start, end }) =>
            preview.data &&
            moving.run({ fieldId, start, end, from: booking.start, priceCents: preview.data.priceCents })
          }
          onClose={onClose}
        />
      )}
    </div>
  )
}

type ConsequenceProps = {
  when: string
  preview: UseQueryResult<MoveMoney>
  /** True where it can neither be moved nor cancelled for everything back from there. */
  isLast: boolean
}

function Consequence({ when, preview, isLast }: ConsequenceProps) {
  return (
    <QueryState
      query={preview}
      skeleton={<p>{when}. Vendo o preço…</p>}
      failure="Não deu para usar esse horário"
    >
      {(money) => (
        <>
          <p>
            {when}: {formatCents(money.priceCents)}.
          </p>
          <p className={classes.money}>
            {describeMoveMoney(money) ?? 'O preço é o mesmo: nada a pagar, nada a receber.'}
          </p>
          {isLast && (
            <p className={classes.money}>
              Está perto: depois de mudar, o prazo para receber tudo de volta já passou.
            </p>
          )}
        </>
      )}
    </QueryState>
  )
}
