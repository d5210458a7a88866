import './toasts.css'
import { Notifications, type NotificationsStore } from '@mantine/notifications'
import classes from './toasts.module.css'
import { useMedia } from '../browser/use-media.ts'

/** The milliseconds that a toast takes to leave (F5). */
const LEAVE_MS = 450

/** The toasts of one group, oldest first. They can be swiped away by touch; with a mouse their text can be selected. */
export function ToastList({ store }: { store: NotificationsStore }) {
  const touch = useMedia('(pointer: coarse)')
  return (
    <Notifications
      store={store}
      position="top-right"
      withinPortal={false}
      zIndex={0}
      containerWidth="25rem"
      limit={Infinity}
      autoClose={false}
      transitionDuration={LEAVE_MS}
      notificationMaxHeight="var(--toast-max-height)"
      allowDragDismiss={touch}
      allowScrollDismiss={false}
      classNames={{ root: classes.list ?? '', notification: classes.toast ?? '' }}
    />
  )
}
