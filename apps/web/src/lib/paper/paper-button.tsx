import type { Paper } from '@campo-livre/domain/papers/paper.ts'
import type { ReactNode } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import { usePaper } from './use-paper.tsx'

type Props = {
  path: string
  paper: Paper
  className: string | undefined
  children: ReactNode
}

/** The button of a paper to keep: a PDF, or what the browser prints. */
export function PaperButton({ path, paper, className, children }: Props) {
  const action = usePaper({ path, paper })
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
      {action.sheet}
    </>
  )
}
