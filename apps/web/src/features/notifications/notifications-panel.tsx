import { useClickOutside, useFocusTrap, useMergedRef } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { NotificationsBody } from './notifications-body.tsx'
import classes from './notifications-panel.module.css'
import { NotificationsToolbar } from './notifications-toolbar.tsx'
import type { Notifications } from './use-notifications.ts'
import { unreadWords } from './words.ts'

type Props = {
  /** What opened it: a click there is not one outside. */
  bell: RefObject<HTMLElement | null>
  notifications: Notifications
  unread: number
  /** `returning`: the keyboard goes back to the bell. */
  onClose: (returning: boolean) => void
}

/** The panel of the bell (E7): under the bar, on a phone a sheet at the foot. Closes on Escape, outside, on leaving. */
export default function NotificationsPanel({ bell, notifications, unread, onClose }: Props) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const outside = useClickOutside(({ target }) => {
    const inside = target instanceof Element && target.closest('[data-toasts]') !== null
    if (!inside && !bell.current?.contains(target as Node)) onClose(false)
  })
  const ref = useMergedRef(box, useFocusTrap(), outside)
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => close.current(false)), [router])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const elsewhere = event.target !== document.body && event.target !== bell.current
      if (event.key === 'Escape' && !event.defaultPrevented && !elsewhere) close.current(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [bell])
  const focusTitle = () => title.current?.focus()
  return createPortal(
    <>
      <div className={classes.mask} aria-hidden />
      <div
        ref={ref}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classes.panel}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onClose(true)
        }}
      >
        <div className={classes.head}>
          <h2 ref={title} id={titleId} className={classes.title} tabIndex={-1} data-autofocus>
            Notificações
          </h2>
          {unread > 0 && <span className={classes.badge}>{unreadWords(unread)}</span>}
          <button type="button" className={classes.close} aria-label="Fechar" onClick={() => onClose(true)}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
        </div>
        <NotificationsToolbar notifications={notifications} unread={unread} onSettled={focusTitle} />
        <NotificationsBody
          notifications={notifications}
          onLeave={() => onClose(false)}
          onEmptied={focusTitle}
        />
      </div>
    </>,
    document.body,
  )
}
