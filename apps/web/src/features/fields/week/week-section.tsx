import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { noticeSentence } from '@campo-livre/domain/fields/notice.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import type { ReactNode } from 'react'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { useFieldSearch } from '../use-field-search.ts'
import { ClosedNotes } from './closed-notes.tsx'
import { DayView } from './day-view.tsx'
import { Legend } from './legend.tsx'
import { NothingFree } from './nothing-free.tsx'
import { PassedDay } from './passed-day.tsx'
import type { Choice } from './use-choice.ts'
import { useWide } from './use-wide.ts'
import type { Week } from './use-week.ts'
import { WeekGrid } from './week-grid.tsx'
import { WeekNav } from './week-nav.tsx'
import styles from './week-section.module.css'
import { ZoneNote } from './zone-note.tsx'

const SECTION_ID = 'horarios'

/** Scrolls to the free times and focuses them. */
export function goToWeek(): void {
  const section = document.getElementById(SECTION_ID)
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
}

type Props = {
  field: FieldDetail
  week: Week
  choice: Choice
  /** The other ways to a time, below the free ones. */
  foot?: ReactNode
}

/** The free times of a field (A2): a whole week where there is room, one day on a phone. */
export function WeekSection({ field, week, choice, foot }: Props) {
  const { change } = useFieldSearch()
  const wide = useWide()
  const { company } = field
  const onPage = (step: -1 | 1) => {
    const there = step === -1 ? week.before : week.after
    if (there === null) return false
    change({ semana: there === week.today ? undefined : there, dia: wide ? undefined : there })
    return true
  }
  const props = { timeZone: company.timeZone, week, choice, onPage }
  const view = wide ? <WeekGrid {...props} /> : <DayView {...props} />
  return (
    <section id={SECTION_ID} className={styles.section} tabIndex={-1} aria-labelledby="horarios-titulo">
      <div className={styles.head}>
        <div>
          <h2 id="horarios-titulo">Escolha seu horário</h2>
          <p className={styles.how}>{rulesOf(field)}</p>
          {field.sharesWith.length > 0 && (
            <p className={styles.how}>Usa o mesmo espaço que {inWords(field.sharesWith)}.</p>
          )}
          <ZoneNote city={company.address.city} timeZone={company.timeZone} now={week.now} />
        </div>
        <WeekNav week={week} onPage={onPage} />
      </div>
      <PassedDay today={week.today} />
      <QueryState query={week.query} skeleton={view} failure="Não deu para buscar os horários">
        {() => view}
      </QueryState>
      {/* The day of a phone leaves out what has passed. */}
      <Legend slots={wide ? week.slots : week.slots.filter(({ status }) => status !== 'past')} />
      <ClosedNotes closed={week.closed} reader={{ today: week.today, timeZone: company.timeZone }} />
      <NothingFree week={week} onNext={week.after === null ? null : () => onPage(1)} />
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </section>
  )
}

/** Returns how long a booking may be, and how soon. */
function rulesOf(field: FieldDetail): string {
  const { minNoticeMinutes } = field
  return minNoticeMinutes === 0 ? howMany(field) : `${howMany(field)} ${noticeSentence(minNoticeMinutes)}`
}

function howMany({ slotMinutes, minSlots, maxSlots }: FieldDetail): string {
  const length = (slots: number) => formatLength(slots * slotMinutes)
  if (maxSlots <= 1) return `Cada horário tem ${length(1)}.`
  const least = minSlots > 1 ? `de ${length(minSlots)} a` : 'até'
  return `Cada reserva pode ter ${least} ${length(maxSlots)}.`
}
