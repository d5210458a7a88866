import type { SeriesBooking, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { describeGiveBack } from '@campo-livre/domain/series/describe-give-back.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { ConfirmDialog } from '../../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../../lib/confirm/confirm-modal.tsx'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { givenBackSentence, useGiveBack } from './use-give-back.ts'
import { canGiveBack } from '../sorted-dates.ts'

type Props = {
  series: SeriesDetail
  /** The date whose week is asked for; undefined for none. */
  date: SeriesBooking | undefined
  onClose: () => void
  onGiven: (sentence: string) => void
}

/** Asks an athlete to confirm that a week is given back, with what it brings told first (N8). */
export function GiveBackDialog({ series, date, onClose, onGiven }: Props) {
  const now = useNow(1_000)
  const shown = useKept(date)
  const giving = useGiveBack(series.id, {
    done: (answer) => shown && onGiven(givenBackSentence(answer, shown, serverNow())),
    failure: 'Não deu para devolver a semana. Tente de novo.',
  })
  if (!shown) return null
  const { timeZone, terms } = series
  // A refusal is read here, though the date may be gone by then.
  const isOpen = date !== undefined && (canGiveBack(date, now) || giving.pending || giving.error !== null)
  return (
    <ConfirmDialog
      opened={isOpen}
      title="Devolver esta semana?"
      keep="Manter o jogo"
      act="Devolver a semana"
      action={giving}
      onAct={() => giving.run(shown.day)}
      onKeep={onClose}
    >
      <p>
        {capital(formatShortDay(shown.start, timeZone))}, {formatTimes(shown, timeZone)}. O horário fica livre
        para outras pessoas na hora; as outras semanas continuam suas.
      </p>
      <Consequence>{describeGiveBack(shown, terms, { at: now, timeZone })}</Consequence>
    </ConfirmDialog>
  )
}
