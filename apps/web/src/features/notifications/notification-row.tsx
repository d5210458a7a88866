import type { Notification } from '@campo-livre/domain/notifications/notification.ts'
import { relativeTime } from '@campo-livre/domain/notifications/relative-time.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useId } from 'react'
import { browserZone } from '../../lib/time/browser-zone.ts'
import { linkOf } from './link-of.ts'
import { NotificationAction } from './notification-action.tsx'
import { NotificationSign } from './notification-sign.tsx'
import classes from './notification-row.module.css'

type Props = {
  notification: Notification
  /** An ISO instant. */
  now: string
  onRead: () => void
  onRemove: (event: MouseEvent) => void
  /** Called when it leads to another screen. */
  onLeave: () => void
}

/**
 * A notification (E7): bold with a dot while unread; its message is a button that marks it as read and opens its link.
 */
export function NotificationRow({ notification, now, onRead, onRemove, onLeave }: Props) {
  const { readAt, createdAt, data } = notification
  const messageId = useId()
  const router = useRouter()
  const zone = browserZone()
  const link = linkOf(data.actionUrl, location.origin)
  const unread = readAt === null
  const read = () => {
    if (unread) onRead()
  }
  const open = () => {
    read()
    if (link === null) return
    if (data.openInNewTab) window.open(link.href, '_blank', 'noopener,noreferrer')
    else if (link.kind === 'web') location.assign(link.href)
    else {
      onLeave()
      router.history.push(link.href)
    }
  }
  return (
    <div className={`${classes.row} ${unread ? classes.unread : ''}`}>
      <NotificationSign notification={notification} />
      <div className={classes.words}>
        <button
          type="button"
          id={messageId}
          className={classes.message}
          data-control="message"
          onClick={open}
        >
          {data.message}
        </button>
        <NotificationAction data={data} link={link} onFollow={read} onLeave={onLeave} />
      </div>
      <div className={classes.side}>
        <p className={classes.when}>
          {unread && <span role="img" aria-label="Não lida" className={classes.dot} />}
          <time dateTime={createdAt} title={formatDateTime(createdAt, zone)}>
            {relativeTime(createdAt, now, zone)}
          </time>
        </p>
        <button
          type="button"
          className={classes.remove}
          aria-label="Remover notificação"
          aria-describedby={messageId}
          data-control="remove"
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  )
}
