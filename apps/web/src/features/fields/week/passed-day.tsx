import { useFieldSearch } from '../use-field-search.ts'
import styles from './week-section.module.css'

/** Says that the day of a link has passed, as the times of today and after are shown instead. */
export function PassedDay({ today }: { today: string }) {
  const { search } = useFieldSearch()
  const wanted = search.semana ?? search.dia
  if (wanted === undefined || wanted >= today) return null
  return (
    <p role="status" className={styles.passed}>
      O dia desse link já passou. Estes são os horários de hoje em diante.
    </p>
  )
}
