import { IconCheck } from '@tabler/icons-react'
import { FailureNotice } from '../../../lib/notice/failure-notice.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import classes from './autosave-status.module.css'

type Props = { pending: boolean; saved: boolean; error: Error | null; sentence: string; abort: () => void }

/** Shows that an automatic save is running or done. */
export function AutosaveStatus({ pending, saved }: Pick<Props, 'pending' | 'saved'>) {
  return (
    <p role="status" className={classes.status}>
      {pending && 'Salvando…'}
      {!pending && saved && (
        <>
          <IconCheck size={20} stroke={1.75} aria-hidden /> Salvo
        </>
      )}
    </p>
  )
}

/** Shows why an automatic save failed, and how to cancel one that is slow. */
export function AutosaveError({ pending, error, sentence, abort }: Omit<Props, 'saved'>) {
  return (
    <>
      {error && <FailureNotice error={error} sentence={sentence} />}
      {pending && <SlowNotice onCancel={abort} />}
    </>
  )
}
