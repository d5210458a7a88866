import type { ReactNode } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import { SlowNotice } from '../loading/slow-notice.tsx'
import { type PaperOptions, usePaper } from './use-paper.tsx'

type Props = PaperOptions & { className: string | undefined; children: ReactNode }

/** The button of a paper to keep: a PDF, or what the browser prints. */
export function PaperButton({ className, children, ...options }: Props) {
  const action = usePaper(options)
  return (
    <>
      <ActionFailure action={action} />
      <button
        type="button"
        className={className}
        aria-disabled={action.pending || undefined}
        onClick={() => action.run()}
      >
        {children}
      </button>
      {action.pending && <SlowNotice onCancel={action.abort} />}
      {action.sheet}
    </>
  )
}
