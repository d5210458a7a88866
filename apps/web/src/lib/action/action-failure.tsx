import { Limit } from '../notice/failure-notice.tsx'
import { Notice } from '../notice/notice.tsx'
import type { ActionState } from './action.ts'

/**
 * Shows why an action failed, where it was tried; nothing when it did not. After too many tries it counts down the wait
 * (H11).
 */
export function ActionFailure({ action }: { action: Pick<ActionState, 'sentence' | 'limited' | 'wait'> }) {
  const { sentence, limited, wait } = action
  if (sentence === null) return null
  return (
    <Notice>
      {sentence} {limited && <Limit {...wait} />}
    </Notice>
  )
}
