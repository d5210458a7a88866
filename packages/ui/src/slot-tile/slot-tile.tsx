import type { SlotStatus } from '@campo-livre/domain/availability/slot-status.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { IconBell, IconCheck } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import styles from './slot-tile.module.css'

const words: Record<SlotStatus, string> = {
  free: 'livre',
  held: 'em pagamento',
  taken: 'ocupado',
  mine: 'seu',
  blocked: 'fechado',
  past: 'já passou',
  soon: 'em cima da hora',
  beyond: 'ainda não abriu',
}

export type SlotTileProps = Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label' | 'aria-pressed'
> & {
  /** The accessible name: `sexta-feira, 20 de novembro, 20h às 21h`. */
  name: string
  /** The end of `name` that is also visible; left out where a row shows it. */
  time?: string
  /** The calendar day, `sáb, 28/11`, where it is not the one under which the tile stands: past midnight. */
  day?: string | null
  priceCents: number
  /** The price without the arena's offer, which is struck; absent for none. */
  fullCents?: number | undefined
  status: SlotStatus
  selected?: boolean
  /** Called when somebody asks for a time that is not free; without it, such a one does nothing. */
  onAsk?: (() => void) | undefined
}

/**
 * One slot of a field. Free, selected, held, taken, mine and blocked differ by fill, line and words; those that have
 * passed, often a whole column of them, are a dash. A slot that
 * is not free can still be reached by keyboard and read; one that can be asked for has a bell.
 */
export function SlotTile(props: SlotTileProps) {
  const {
    name,
    time = '',
    day = null,
    priceCents,
    fullCents,
    status,
    selected = false,
    onClick,
    onAsk,
    ...others
  } = props
  const { className = '', ...rest } = others
  const free = status === 'free'
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.tile} ${className}`}
      data-state={selected ? 'selected' : status}
      data-asks={onAsk !== undefined || undefined}
      {...(free ? { 'aria-pressed': selected } : { 'aria-disabled': onAsk === undefined })}
      onClick={(event) => {
        if (free) onClick?.(event)
        else onAsk?.()
      }}
    >
      <span className="visually-hidden">
        {name.endsWith(time) ? name.slice(0, name.length - time.length) : name}
      </span>
      {day !== null && (
        <span className={styles.day} aria-hidden>
          {day}
        </span>
      )}
      {time !== '' && <span className={styles.time}>{time}</span>}
      <span className="visually-hidden">, {free && `${words.free}, `}</span>
      <span className={styles.word}>
        {selected && <IconCheck size={16} stroke={2.5} aria-hidden />}
        {status === 'past' ? (
          <Past />
        ) : free ? (
          <Cost cents={priceCents} fullCents={fullCents} />
        ) : (
          words[status]
        )}
        {onAsk && <IconBell size={12} aria-hidden />}
        {onAsk && <span className="visually-hidden">com fila de espera</span>}
      </span>
    </button>
  )
}

function Cost({ cents, fullCents }: { cents: number; fullCents: number | undefined }) {
  if (fullCents === undefined) return formatCentsShort(cents)
  return (
    <>
      <span className="visually-hidden">oferta, de </span>
      <s className={styles.full}>{formatCentsShort(fullCents)}</s>
      <span className="visually-hidden"> por </span> {formatCentsShort(cents)}
    </>
  )
}

function Past() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{words.past}</span>
    </>
  )
}
