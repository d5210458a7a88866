import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconFlag,
  IconHourglassEmpty,
  type Icon,
} from '@tabler/icons-react'
import styles from './status-badge.module.css'

/**
 * The meaning of a status. `pending`: it waits for somebody. `success`: it holds. `neutral`: it is finished. `muted`:
 * it no longer counts. `danger`: it went wrong.
 */
export type Tone = 'pending' | 'success' | 'neutral' | 'muted' | 'danger'

const icons: Record<Tone, Icon> = {
  pending: IconHourglassEmpty,
  success: IconCircleCheck,
  neutral: IconFlag,
  muted: IconCircleDashed,
  danger: IconCircleX,
}

type BadgeProps = {
  tone: Tone
  children: string
  /** An icon to show instead of the tone's own. */
  icon?: Icon
  className?: string
}

/** Shows a status by colour, icon and words, so that none of them has to carry it alone. */
export function Badge({ tone, children, icon: BadgeIcon = icons[tone], className = '' }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${className}`} data-tone={tone}>
      <BadgeIcon size={16} stroke={2} aria-hidden />
      {children}
    </span>
  )
}
