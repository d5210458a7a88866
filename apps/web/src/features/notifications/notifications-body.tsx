import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { FailureState } from '@campo-livre/ui/failure-state/failure-state.tsx'
import { failureSentence } from '../../lib/notice/failure-sentence.ts'
import classes from './notifications-panel.module.css'
import { SlowNotice } from '../../lib/loading/slow-notice.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { StaleNote } from './stale-note.tsx'
import type { Notifications } from './use-notifications.ts'
import { failures } from './words.ts'

type Props = {
  notifications: Notifications
  /** Called when a notification leads elsewhere. */
  onLeave: () => void
  /** Called when the last one, which had the focus, is removed. */
  onEmptied: () => void
}

/** The states of the list (G4, E10): loading, failed, empty, loaded, and loaded but stale. */
export function NotificationsBody({ notifications, onLeave, onEmptied }: Props) {
  const { list, error, retry, retrying, abort, aborted, change } = notifications
  if (list === null && error === null && !aborted) {
    return (
      <>
        <SlowNotice onCancel={abort} />
        <NotificationsSkeleton />
      </>
    )
  }
  const offline = error instanceof ApiError && error.kind === 'network' && !navigator.onLine
  if (list === null) {
    return (
      <div className={classes.state}>
        <FailureState
          title={failures.load}
          message={failureSentence(error, 'Foi um problema do nosso lado. Tente de novo em instantes.')}
          offline={offline}
          onRetry={retry}
          retrying={retrying}
          headingLevel={3}
        />
      </div>
    )
  }
  return (
    <>
      {error !== null && (
        <StaleNote retrying={retrying} onRetry={retry}>
          {offline ? 'Você está sem internet.' : messageOf(error, failures.load)}
        </StaleNote>
      )}
      {list.length === 0 ? (
        <div className={classes.state}>
          <EmptyState title="Nada por aqui" drawing="notifications" headingLevel={3}>
            Quando uma reserva mudar ou alguém escrever, a gente avisa neste sino.
          </EmptyState>
        </div>
      ) : (
        <NotificationList list={list} change={change} onLeave={onLeave} onEmptied={onEmptied} />
      )}
    </>
  )
}
