import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { everything } from '@campo-livre/domain/notifications/changes.ts'
import { useLayoutEffect, useRef } from 'react'
import classes from './notifications-toolbar.module.css'
import type { Notifications } from './use-notifications.ts'

type Props = {
  notifications: Notifications
  unread: number
  /** The button that had the keyboard is gone. */
  onSettled: () => void
}

/** What can be done with all of them (E7). Clearing can be undone for a moment, in the same place. */
export function NotificationsToolbar({ notifications, unread, onSettled }: Props) {
  const { list, error, change, clearAll, undoable, settle } = notifications
  if (undoable) return <UndoRow onUndo={() => settle(false)} onSettled={onSettled} />
  const none = list === null
  if (list?.length === 0 || (none && error !== null)) return null
  const readAll = () => change({ change: { kind: 'read-all', ...everything(list ?? [], serverNow()) } })
  return (
    <div className={classes.toolbar}>
      <button
        type="button"
        className={classes.button}
        aria-disabled={unread === 0}
        onClick={() => unread > 0 && readAll()}
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

/** Stands where `Limpar todas` stood, and has the keyboard that was there. */
function UndoRow({ onUndo, onSettled }: { onUndo: () => void; onSettled: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const settled = useRef(onSettled)
  settled.current = onSettled
  useLayoutEffect(() => {
    const own = button.current
    own?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === own) settled.current()
    }
  }, [])
  return (
    <div className={classes.toolbar}>
      <p className={classes.cleared} role="status">
        Lista limpa.
      </p>
      <button
        ref={button}
        type="button"
        className={classes.button}
        // The second click of a double click is still meant for the button that was there.
        onClick={({ detail }) => detail < 2 && onUndo()}
      >
        Desfazer
      </button>
    </div>
  )
}
