import { Limit } from '../notice/failed.tsx'
import { Notice } from '../notice/notice.tsx'
import type { ActionState } from './action.ts'

/** Why an act failed, where it was tried; nothing when it did not. Who tried too often sees for how long to wait (H11). */
export function ActionFailure({ action }: { action: Pick<ActionState, 'sentence' | 'limited' | 'wait'> }) {
  const { sentence, limited, wait } = action
  if (sentence === null) return null
  return (
    <Notice>
      {sentence} {limited && <Limit {...wait} />}
    </Notice>
  )
}
