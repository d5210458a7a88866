import { fullPriceOf } from '@campo-livre/domain/availability/runs.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { Price } from '@campo-livre/ui/price/price.tsx'
import type { Choice } from '../week/use-choice.ts'
import { intervalWords } from '../week/words.ts'
import styles from './reserve-bar.module.css'

/** The choice with its price: `2 h · sex, 20/11, 19h às 21h`, announced when it changes; before a choice, a hint. */
export function Summary({ field, choice }: { field: FieldDetail; choice: Choice }) {
  const { interval, part, priceCents } = choice
  const fullCents = fullPriceOf(part)
  return (
    <p className={styles.summary} aria-live="polite" aria-atomic>
      {interval !== null && part.length > 0 ? (
        <>
          <span className={styles.when}>
            <b>{formatLength(interval.end - interval.start)}</b> ·{' '}
            {intervalWords(interval, field.company.timeZone)}
          </span>
          {fullCents !== undefined && (
            <span className={styles.when}>
              Oferta da arena: de <s>{formatCents(fullCents)}</s> por
            </span>
          )}
          <Price cents={priceCents} size="large" />
        </>
      ) : (
        <>
          <span className={styles.when}>Escolha seus horários</span>
          <Price
            cents={field.fromPriceCents}
            prefix="desde"
            suffix={`/ ${formatLength(field.fromMinutes)}`}
          />
        </>
      )}
    </p>
  )
}
