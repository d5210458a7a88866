import type { Notification } from '@campo-livre/domain/notifications/notification.ts'
import { iconOf, type NotificationIcon } from '@campo-livre/domain/notifications/notification-icon.ts'
import {
  IconAlertTriangle,
  IconBell,
  IconCalendar,
  IconCircleCheck,
  IconCirclePlus,
  IconCircleX,
  IconClock,
  IconInfoCircle,
  IconMail,
  IconSettings,
  IconStar,
  IconUser,
  IconWallet,
} from '@tabler/icons-react'
import classes from './notification-sign.module.css'

const icons: Record<NotificationIcon, typeof IconBell> = {
  envelope: IconMail,
  cog: IconSettings,
  bell: IconBell,
  warning: IconAlertTriangle,
  check: IconCircleCheck,
  info: IconInfoCircle,
  plus: IconCirclePlus,
  clock: IconClock,
  calendar: IconCalendar,
  cross: IconCircleX,
  money: IconWallet,
  star: IconStar,
  person: IconUser,
}

/** The icon of a notification's kind (E3), as decoration. */
export function NotificationSign({ notification }: { notification: Notification }) {
  const icon = iconOf(notification)
  const Icon = icons[icon]
  const tone = { warning: classes.warning, check: classes.good, plus: classes.good }[icon as string]
  return (
    <span className={`${classes.sign} ${tone ?? ''}`} data-icon={icon} aria-hidden>
      <Icon size={18} stroke={1.75} />
    </span>
  )
}
