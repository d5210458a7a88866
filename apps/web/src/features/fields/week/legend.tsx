import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import type { SlotStatus } from '@campo-livre/domain/availability/slot-status.ts'
import styles from './legend.module.css'

const labels: readonly (readonly [SlotStatus, string])[] = [
  ['free', 'Livre'],
  ['held', 'Em pagamento'],
  ['taken', 'Ocupado'],
  ['mine', 'Seu'],
  ['blocked', 'Fechado'],
  ['past', 'Já passou'],
  ['soon', 'Em cima da hora'],
  ['beyond', 'Ainda não abriu'],
]

/** The legend of the tiles on the screen. */
export function Legend({ slots }: { slots: readonly Slot[] }) {
  const there = new Set(slots.map((slot) => slot.status))
  return (
    <ul className={styles.legend} aria-label="Legenda">
      {labels
        .filter(([status]) => there.has(status))
        .map(([status, label]) => (
          <li key={status} className={styles.entry}>
            <i className={styles.swatch} data-status={status} aria-hidden />
            {label}
          </li>
        ))}
    </ul>
  )
}
