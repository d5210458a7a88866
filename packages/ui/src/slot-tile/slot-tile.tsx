import type { SlotStatus } from '@campo-livre/domain/availability/slots.ts'
import { formatCents, formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { IconCheck } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import styles from './slot-tile.module.css'

const words: Record<SlotStatus, string> = {
  free: 'livre',
  held: 'em pagamento',
  taken: 'ocupado',
  mine: 'seu',
  blocked: 'fechado',
  past: 'já passou',
  beyond: 'ainda não abriu',
}

export type SlotTileProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-pressed'> & {
  /** What stands in the tile: `20h`. Leave it out where a row says it. */
  time?: string
  /** What is read aloud in place of `time`: `sexta, 20 de novembro, 20h`. */
  name: string
  priceCents: number
  status: SlotStatus
  selected?: boolean
}

/**
 * One time of a field. Free, selected, held, taken, mine, blocked and past differ by fill, line and words. One that
 * is not free can still be reached by keyboard and read, but does nothing.
 */
export function SlotTile({ time, name, priceCents, status, selected = false, onClick, className, ...rest }: SlotTileProps) {
  const free = status === 'free'
  const spoken = selected ? 'escolhido' : words[status]
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.tile} ${className ?? ''}`}
      data-state={selected ? 'selected' : status}
      aria-label={free ? `${name}, ${spoken}, ${formatCents(priceCents)}` : `${name}, ${spoken}`}
      {...(free ? { 'aria-pressed': selected } : { 'aria-disabled': true })}
      onClick={(event) => {
        if (free) onClick?.(event)
      }}
    >
      {time !== undefined && <span className={styles.time}>{time}</span>}
      <span className={styles.word}>
        {selected && <IconCheck size={16} stroke={2.5} aria-hidden />}
        {free ? formatCentsShort(priceCents) : words[status]}
      </span>
    </button>
  )
}
