import type { NotificationData } from '@mantine/notifications'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconMessage,
  IconSpeakerphone,
} from '@tabler/icons-react'
import type { Severity, ToastMessage } from './toast-message.ts'
import classes from './toasts.module.css'

const icons: Record<Severity, typeof IconMessage> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warn: IconAlertTriangle,
  error: IconAlertCircle,
  secondary: IconMessage,
  contrast: IconSpeakerphone,
}

/**
 * Converts a message to Mantine's. An urgent one is an alert by itself; others are announced by the live region around
 * them, without their button.
 */
export function toNotification(id: string, message: ToastMessage): NotificationData {
  const { severity, title, text, lifeMs } = message
  const Icon = icons[severity]
  const loud = severity === 'error' || severity === 'warn'
  return {
    id,
    role: 'group',
    autoClose: lifeMs ?? false,
    icon: <Icon size={20} stroke={1.75} aria-hidden />,
    message: (
      <div role={loud ? 'alert' : undefined}>
        <p className={classes.title}>{title}</p>
        {text !== undefined && <p className={classes.text}>{text}</p>}
      </div>
    ),
    closeButtonProps: { iconSize: 18, 'aria-live': 'off' },
    classNames: {
      root: `${classes[severity] ?? ''} ${lifeMs === undefined ? (classes.stays ?? '') : ''}`,
      icon: classes.icon ?? '',
      body: classes.words ?? '',
      description: classes.description ?? '',
      closeButton: classes.close ?? '',
    },
    style: motion,
  }
}

/** The animation; its durations are in the styles. */
const motion = {
  transform: 'var(--toast-shift)',
  transitionProperty: 'opacity, transform, max-height, margin-bottom',
  transitionDuration: 'var(--toast-duration)',
  transitionTimingFunction: 'var(--cl-ease)',
}
