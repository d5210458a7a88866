import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { everything } from '@campo-livre/domain/notifications/changes.ts'
import type { Notification } from '@campo-livre/domain/notifications/notification.ts'
import { useCallback, useEffect, useState } from 'react'
import type { ChangeNotifications } from './use-change-notifications.ts'

/** How long clearing all can be undone, in milliseconds. */
const UNDO_MS = 4_000

type Decision = { decide: (goOn: boolean) => void; timer: ReturnType<typeof setTimeout> }

/**
 * Clears all at once on screen, and asks the server when it can no longer be undone: after a moment, or when the person
 * turns away. `settle(true)` asks now, `settle(false)` undoes; without a decision to take neither does anything.
 */
export function useClearAll(list: readonly Notification[] | null, change: ChangeNotifications) {
  const [open, setOpen] = useState<Decision | null>(null)
  const settle = useCallback(
    (goOn: boolean) => {
      if (open === null) return
      clearTimeout(open.timer)
      open.decide(goOn)
      setOpen(null)
    },
    [open],
  )
  useEffect(() => {
    const leave = () => {
      if (document.hidden) settle(true)
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [settle])
  const clearAll = () => {
    settle(true)
    const ready = new Promise<boolean>((decide) => {
      const timer = setTimeout(() => {
        decide(true)
        setOpen(null)
      }, UNDO_MS)
      setOpen({ decide, timer })
    })
    change({ change: { kind: 'remove-all', ...everything(list ?? [], serverNow()) }, ready })
  }
  return { clearAll, undoable: open !== null, settle }
}
