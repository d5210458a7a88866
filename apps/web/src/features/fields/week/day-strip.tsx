import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import styles from './day-strip.module.css'
import { dayName, dayShort } from './words.ts'

type Props = {
  days: readonly string[]
  today: string
  shown: string
  /** The names of holidays, by day. */
  holidays: ReadonlyMap<string, string>
  /** Null until known. */
  slots: readonly Slot[] | null
  onShow: (day: string) => void
}

/** The seven days as a strip of buttons, each with its amount of free time. */
export function DayStrip({ days, today, shown, holidays, slots, onShow }: Props) {
  return (
    <ul className={styles.strip} aria-label="Dias">
      {days.map((day) => {
        const { weekday, date } = dayShort(day)
        const holiday = holidays.get(day)
        const free = slots?.filter((slot) => slot.day === day && slot.status === 'free').length
        return (
          <li key={day}>
            <button
              type="button"
              className={styles.day}
              aria-pressed={day === shown}
              data-holiday={holiday !== undefined || undefined}
              data-full={free === 0 || undefined}
              onClick={() => onShow(day)}
            >
              <span className="visually-hidden">
                {day === today && 'hoje, '}
                {dayName(day)}
                {holiday !== undefined && `, feriado: ${holiday}`}
                {free !== undefined && `, ${freeWords(free)}`}
              </span>
              <span className={styles.weekday} aria-hidden>
                {day === today ? 'hoje' : weekday}
              </span>
              <span className={styles.number} aria-hidden>
                {Number(date.slice(0, 2))}
              </span>
              <span className={styles.free} aria-hidden>
                {free}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function freeWords(count: number): string {
  if (count === 0) return 'nenhum horário livre'
  return count === 1 ? '1 horário livre' : `${count} horários livres`
}
