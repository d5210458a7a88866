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
 * A message as Mantine shows it. What is urgent is read aloud at once, by itself; the rest by the live region in which
 * it stands, without its button.
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
      root: classes[severity] ?? '',
      icon: classes.icon ?? '',
      body: classes.words ?? '',
      description: classes.description ?? '',
      closeButton: classes.close ?? '',
    },
    style: motion,
  }
}

/** How it comes and goes; the durations stand in the styles, beside what they depend on. */
const motion = {
  transform: 'var(--toast-shift)',
  transitionProperty: 'opacity, transform, max-height, margin-bottom',
  transitionDuration: 'var(--toast-duration)',
  transitionTimingFunction: 'var(--cl-ease)',
}
