import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconFlag,
  IconHourglassEmpty,
  type Icon,
} from '@tabler/icons-react'
import styles from './status-badge.module.css'

/** What a state means: it waits for somebody, it stands, it is over, it does not count any more, it is lost. */
export type Tone = 'waits' | 'stands' | 'over' | 'off' | 'lost'

const icons: Record<Tone, Icon> = {
  waits: IconHourglassEmpty,
  stands: IconCircleCheck,
  over: IconFlag,
  off: IconCircleDashed,
  lost: IconCircleX,
}

type BadgeProps = {
  tone: Tone
  children: string
  /** In the place of the tone's own. */
  icon?: Icon
  className?: string
}

/** The state of a thing: colour, icon and words, so that none of them has to carry it alone. */
export function Badge({ tone, children, icon: BadgeIcon = icons[tone], className = '' }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${className}`} data-tone={tone}>
      <BadgeIcon size={16} stroke={2} aria-hidden />
      {children}
    </span>
  )
}
