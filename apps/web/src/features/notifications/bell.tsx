import { countUnread } from '@campo-livre/domain/notifications/notification.ts'
import { IconBell, IconBellFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { whenTouched } from '../../lib/browser/when-touched.ts'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { useAtomValue } from '../../lib/state/store.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { tokenAtom } from '../../session/atoms.ts'
import classes from './bell.module.css'
import { useNotifications } from './use-notifications.ts'
import { unreadWords } from './words.ts'

const panel = lazyComponent(() => import('./notifications-panel.tsx'))

/** The bell of a signed-in user (E5, E7); another session gets a new one. */
export default function Bell() {
  const token = useAtomValue(tokenAtom)
  return <BellOf key={token} token={token} />
}

function BellOf({ token }: { token: string | null }) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const notifications = useNotifications(token)
  const { list } = notifications
  const unread = list === null ? 0 : countUnread(list)
  // Both are wanted soon after somebody has touched the page, and by nobody before.
  useEffect(
    () =>
      whenTouched(() => {
        panel.prefetch()
        toasts.prefetch()
      }),
    [],
  )
  const close = (returning: boolean) => {
    setOpened(false)
    if (returning) button.current?.focus()
  }
  const Icon = unread > 0 ? IconBellFilled : IconBell
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${classes.bell} ${unread > 0 ? classes.unread : ''}`}
        aria-label={unread > 0 ? `Notificações, ${unreadWords(unread)}` : 'Notificações'}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={panel.prefetch}
        onFocus={panel.prefetch}
        onClick={() => (opened ? close(false) : setOpened(true))}
      >
        <Icon size={22} stroke={1.75} aria-hidden />
        {unread > 0 && <span className={classes.count} data-count={unread > 99 ? '99+' : unread} />}
      </button>
      {opened && (
        <panel.Component asked bell={button} notifications={notifications} unread={unread} onClose={close} />
      )}
    </>
  )
}
