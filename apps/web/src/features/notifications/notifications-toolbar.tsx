import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { everything } from '@campo-livre/domain/notifications/changes.ts'
import classes from './notifications-toolbar.module.css'
import type { Notifications } from './use-notifications.ts'

type Props = {
  notifications: Notifications
  unread: number
  /** Called when all are removed, and these buttons with them. */
  onEmptied: () => void
}

/** The actions for all notifications (E7). */
export function NotificationsToolbar({ notifications, unread, onEmptied }: Props) {
  const { list, error, change } = notifications
  const none = list === null
  if (list?.length === 0 || (none && error !== null)) return null
  const all = () => everything(list ?? [], serverNow())
  const clearAll = () => {
    change({ kind: 'remove-all', ...all() })
    onEmptied()
  }
  return (
    <div className={classes.toolbar}>
      <button
        type="button"
        className={classes.button}
        aria-disabled={unread === 0}
        onClick={() => unread > 0 && change({ kind: 'read-all', ...all() })}
      >
        Marcar todas como lidas
      </button>
      <button
        type="button"
        className={`${classes.button} ${classes.clear}`}
        aria-disabled={none}
        onClick={() => !none && clearAll()}
      >
        Limpar todas
      </button>
    </div>
  )
}
