import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { giveBackUntil, isInTime } from '@campo-livre/domain/series/bill.ts'
import type { SeriesBooking, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { isNearGame, SWAP_DAYS } from '@campo-livre/domain/series/swap-window.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { pickedWhen, PickTime } from '../../../../shared/bookings/pick-time.tsx'
import type { PickedTime } from '../../../../shared/bookings/time-picker.tsx'
import { gameWords, swapSentence } from './change-words.ts'
import classes from './manage.module.css'
import { comingGames } from './slot-act.ts'
import { useSlotChange } from './use-slot-change.ts'

type Props = {
  series: SeriesDetail
  date: SeriesBooking
  now: string
  onClose: () => void
  onDone: (sentence: string) => void
}

/** Picks another time for one game, near its own, with the difference of the price told first; or says why it stays. */
export function SwapForm({ series, date, now, onClose, onDone }: Props) {
  const { timeZone, terms } = series
  const { day } = date
  const [picked, setPicked] = useState<PickedTime | null>(null)
  const booking = useQuery(bookingQuery(date.bookingId))
  const when = (time: Omit<PickedTime, 'fieldId'>) => `${time.fieldName}, ${pickedWhen(time, timeZone)}`
  const wishFor = ({ fieldId, start, end }: PickedTime) => ({
    type: 'swap' as const,
    day,
    fieldId,
    start,
    end,
  })
  const { preview, action, waits, send } = useSlotChange(series, picked && wishFor(picked), {
    done: () => onDone(picked === null ? '' : `Pronto, esse jogo mudou: ${when(picked)}.`),
    failure: 'Não deu para trocar o dia. Tente de novo.',
  })
  const games = comingGames(series, now)
  const earliest = addDays(day, -SWAP_DAYS)
  if (!isInTime(date, terms, now))
    return (
      <Notice>
        O prazo para trocar acabou {gameWords(giveBackUntil(date, terms), timeZone)}. Fale com a arena.
      </Notice>
    )
  return (
    <div className={classes.form}>
      <p>
        Está marcado: {when(date)}. Só esse jogo muda, para até {SWAP_DAYS} dias antes ou depois.
      </p>
      <QueryState
        query={booking}
        skeleton={<Skeleton height="8rem" />}
        failure="Não deu para abrir esse jogo"
      >
        {(known) => (
          <PickTime
            booking={known}
            own
            from={earliest > localDay(timeZone, now) ? earliest : null}
            fits={(time) => isNearGame(time, { day, timeZone, games })}
            picked={picked}
            onPick={setPicked}
            consequence={
              picked && (
                <QueryState
                  query={preview}
                  skeleton={<p>{when(picked)}. Vendo o preço…</p>}
                  failure="Não deu para usar esse horário"
                >
                  {(told) =>
                    preview.isPlaceholderData ? (
                      <p>{when(picked)}. Vendo o preço…</p>
                    ) : told.refusal ? (
                      <p className={classes.problem}>{told.refusal.message}</p>
                    ) : (
                      <>
                        <p>
                          {when(picked)}: {formatCents(told.priceCents ?? date.priceCents)}.
                        </p>
                        <p className={classes.plain}>{swapSentence(told, day)}</p>
                      </>
                    )
                  }
                </QueryState>
              )
            }
            action={action}
            waits={waits}
            act="Trocar para esse horário"
            onAct={(time) => send(wishFor(time))}
            onClose={onClose}
          />
        )}
      </QueryState>
    </div>
  )
}
