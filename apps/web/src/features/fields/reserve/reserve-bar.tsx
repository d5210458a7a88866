import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { Price } from '@campo-livre/ui/price/price.tsx'
import type { Choice } from '../week/use-choice.ts'
import { spanWords } from '../week/words.ts'
import { NoticePanel } from './notice-panel.tsx'
import styles from './reserve-bar.module.css'
import { ReserveButton } from './reserve-button.tsx'

type Props = {
  field: FieldDetail
  choice: Choice
  reserving: boolean
  onReserve: () => void
  onSeeTimes: () => void
}

/** What is chosen, what it costs and the way on, always within reach of the thumb (A2). */
export function ReserveBar({ field, choice, reserving, onReserve, onSeeTimes }: Props) {
  const { span, part, notice, priceCents } = choice
  const chosen = span !== null && part.length > 0
  return (
    <section className={styles.bar} aria-label="Sua reserva">
      <NoticePanel notice={notice} timeZone={field.company.timeZone} onChoose={choice.choose} />
      <div className={styles.line}>
        <p className={styles.summary} aria-live="polite" aria-atomic>
          {chosen ? (
            <>
              <span className={styles.when}>
                <b>{formatLength(span.end - span.start)}</b> · {spanWords(span, field.company.timeZone)}
              </span>
              <Price cents={priceCents} size="large" />
            </>
          ) : (
            <>
              <span className={styles.when}>Escolha um ou mais horários</span>
              <Price
                cents={field.fromPriceCents}
                prefix="a partir de"
                suffix={`/ ${formatLength(field.slotMinutes)}`}
              />
            </>
          )}
        </p>
        {chosen ? (
          <ReserveButton reserving={reserving} onReserve={onReserve} />
        ) : (
          <button type="button" className={styles.second} onClick={onSeeTimes}>
            Ver horários
          </button>
        )}
      </div>
    </section>
  )
}
