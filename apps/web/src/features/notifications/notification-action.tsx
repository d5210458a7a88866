import type { Notification } from '@campo-livre/domain/notifications/notification.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Link } from './link-of.ts'
import classes from './notification-row.module.css'

type Props = { data: Notification['data']; link: Link | null; onFollow: () => void; onLeave: () => void }

/** The link of a notification (E11); text where it is not allowed. */
export function NotificationAction({ data, link, onFollow, onLeave }: Props) {
  const router = useRouter()
  const { actionText, actionUrl, openInNewTab } = data
  if (link === null) {
    const text = actionText ?? actionUrl
    return text === null ? null : <p className={classes.plain}>{text}</p>
  }
  const follow = (event: MouseEvent) => {
    onFollow()
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (link.kind === 'web' || openInNewTab || elsewhere) return
    event.preventDefault()
    onLeave()
    router.history.push(link.href)
  }
  const elsewhere = openInNewTab
    ? { target: '_blank', rel: 'noopener noreferrer', title: 'Abre em outra aba' }
    : {}
  return (
    <a href={link.href} {...elsewhere} className={classes.action} onClick={follow}>
      {actionText ?? 'Abrir'}
      {openInNewTab && <IconExternalLink size={16} stroke={1.75} aria-hidden />}
    </a>
  )
}
