import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { NotificationsBody } from './notifications-body.tsx'
import { TOASTS_ID } from '../../lib/toasts/toast-message.ts'
import { useMedia } from '../../lib/browser/use-media.ts'
import classes from './notifications-panel.module.css'
import { NotificationsToolbar } from './notifications-toolbar.tsx'
import type { Notifications } from './use-notifications.ts'
import { usePopup } from './use-popup.ts'
import { unreadWords } from './words.ts'

type Props = {
  /** The element that opened it: a click there does not count as outside. */
  bell: RefObject<HTMLElement | null>
  notifications: Notifications
  unread: number
  /** `returning`: the focus goes back to the bell. */
  onClose: (returning: boolean) => void
}

/**
 * The panel of the bell (E7): below the bar, on a phone a modal sheet at the bottom. Closes on Escape, on a click
 * outside, and on navigation.
 */
export default function NotificationsPanel({ bell, notifications, unread, onClose }: Props) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // The same width as in the styles.
  const modal = useMedia('(max-width: 480px)')
  usePopup({ box, opener: bell, modal, onClose })
  const focusTitle = () => title.current?.focus()
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return createPortal(
    <>
      <div className={classes.mask} aria-hidden />
      <div
        ref={box}
        role="dialog"
        data-in-corner
        aria-modal={modal}
        aria-owns={modal && document.getElementById(TOASTS_ID) ? TOASTS_ID : undefined}
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classes.panel}
      >
        <div className={classes.head}>
          <h2 ref={title} id={titleId} className={classes.title} tabIndex={-1}>
            Notificações
          </h2>
          {unread > 0 && <span className={classes.badge}>{unreadWords(unread)}</span>}
          <button
            type="button"
            className={classes.close}
            aria-label={controlLabels.close}
            onClick={() => onClose(true)}
          >
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
        </div>
        <NotificationsToolbar notifications={notifications} unread={unread} onEmptied={focusTitle} />
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
