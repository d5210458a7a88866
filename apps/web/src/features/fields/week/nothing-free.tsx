import button from '@campo-livre/ui/button/button.module.css'
import type { Week } from './use-week.ts'
import styles from './nothing-free.module.css'

/** Shown below a week without a free slot, with a button to the next one. */
export function NothingFree({ week, onNext }: { week: Week; onNext: (() => void) | null }) {
  if (week.query.data === undefined || week.slots.some((slot) => slot.status === 'free')) return null
  return (
    <p className={styles.note} role="status">
      {week.slots.length === 0 ? 'Esse campo não abre nesses dias.' : 'Não sobrou horário livre nesses dias.'}
      {onNext && (
        <button type="button" className={button.secondary} onClick={onNext}>
          Ver a próxima semana
        </button>
      )}
    </p>
  )
}
