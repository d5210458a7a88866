import { availabilityQuery } from '@campo-livre/api/fields/get-availability.ts'
import { fieldQuery } from '@campo-livre/api/fields/get-field.ts'
import { priceOf } from '@campo-livre/domain/availability/runs.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../../lib/time/use-now.ts'
import { WEEK_DAYS, weekToAsk } from '../week/shown-week.ts'
import { checkChoice, readSlots } from '../week/slots.ts'
import { intervalWords } from '../week/words.ts'
import styles from './chosen-time.module.css'
import type { ChosenAddress } from './read-chosen.ts'

/** Milliseconds between reads, as others book meanwhile. */
const REFRESH_MS = 60_000

/** The time that a guest is about to book, with its price, while they say who they are. Nothing where it cannot be read. */
export function ChosenTime({ chosen }: { chosen: ChosenAddress }) {
  const field = useQuery(fieldQuery(chosen.fieldId))
  if (field.isPending) return <Skeleton height="5rem" />
  return field.data ? <Ticket chosen={chosen} field={field.data} /> : null
}

function Ticket({
  chosen: { fieldId, search, interval },
  field,
}: {
  chosen: ChosenAddress
  field: FieldDetail
}) {
  const now = useNow(REFRESH_MS)
  const week = availabilityQuery(fieldId, weekToAsk(search, now), WEEK_DAYS)
  const { data } = useQuery({ ...week, refetchInterval: REFRESH_MS })
  const checked = checkChoice(interval, field, data ? readSlots(data) : [], toMinutes(now))
  return (
    <section className={styles.ticket} aria-label="O horário que você escolheu">
      <p className={styles.words}>
        <strong className={styles.when}>{intervalWords(interval, field.company.timeZone)}</strong>
        <span className={styles.where}>
          {field.name}, {field.company.name}
        </span>
        <span role="status">
          {!checked.ok && (
            <>
              {checked.refusal.message}{' '}
              <Link to="/field/$id" params={{ id: fieldId }} search={search}>
                Ver outros horários
              </Link>
            </>
          )}
        </span>
      </p>
      {checked.ok && <Price cents={priceOf(checked.part)} />}
    </section>
  )
}
