import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { WhenSeen } from '../../../lib/loading/when-seen.tsx'
import { ReserveBar } from '../reserve/reserve-bar.tsx'
import { useReserve } from '../reserve/use-reserve.ts'
import { useReserveOnArrival } from '../reserve/use-reserve-on-arrival.ts'
import { useFieldSearch } from '../use-field-search.ts'
import { useChoice } from '../week/use-choice.ts'
import { useDropUnavailable } from '../week/use-drop-unavailable.ts'
import { useWeek } from '../week/use-week.ts'
import { goToWeek, WeekSection } from '../week/week-section.tsx'
import { FieldAbout } from './field-about.tsx'
import { FieldHead } from './field-head.tsx'
import { FieldMetadata } from './field-metadata.tsx'
import styles from './field-page.module.css'
import type { FieldParts } from './field-parts.ts'
import { termsCompany } from './terms-company.ts'

/** The page of an existing field. */
export function FieldPage({ field, parts }: { field: FieldDetail; parts: FieldParts }) {
  const { Venue, Terms, Reviews, AskFixedSlot } = parts
  const { search } = useFieldSearch()
  const week = useWeek(field)
  const choice = useChoice(field, week)
  const { reserve, busy, abort } = useReserve(field.id, choice)
  useReserveOnArrival(choice, reserve)
  useDropUnavailable({ field, week, choice, reserving: busy })
  return (
    <div className={styles.page}>
      <FieldMetadata field={field} />
      <FieldHead field={field} />
      <WeekSection
        field={field}
        week={week}
        choice={choice}
        foot={<AskFixedSlot field={field} interval={choice.interval} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FieldAbout field={field} />
          <WhenSeen height="40rem" className={styles.main}>
            <Terms company={termsCompany(field)} uncovered={!field.indoor} />
            <Reviews
              of="fields"
              id={field.id}
              timeZone={field.company.timeZone}
              page={search.avaliacoes ?? 1}
            />
          </WhenSeen>
        </div>
        <WhenSeen height="30rem">
          <Venue company={field.company} opening={openingOf(field, field.company)} about={field.name} />
        </WhenSeen>
      </div>
      <ReserveBar
        field={field}
        choice={choice}
        reserving={busy}
        onReserve={() => choice.interval && reserve(choice.interval)}
        onAbort={abort}
        onSeeTimes={goToWeek}
      />
    </div>
  )
}
