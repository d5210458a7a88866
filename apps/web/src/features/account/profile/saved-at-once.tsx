import { IconCheck } from '@tabler/icons-react'
import { Notice } from '../../../lib/notice.tsx'
import { Slow } from '../../../lib/slow.tsx'
import classes from './saved-at-once.module.css'

type Props = { pending: boolean; saved: boolean; notice: string | null; stop: () => void }

/** That a change which is saved at once is on its way, or has arrived. */
export function SavedState({ pending, saved }: Pick<Props, 'pending' | 'saved'>) {
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

/** What goes wrong with it. */
export function SavedTrouble({ pending, notice, stop }: Pick<Props, 'pending' | 'notice' | 'stop'>) {
  return (
    <>
      {notice !== null && <Notice>{notice}</Notice>}
      {pending && <Slow onCancel={stop} />}
    </>
  )
}
