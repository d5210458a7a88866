import { useEffect, useEffectEvent } from 'react'
import type { Choice } from './use-choice.ts'

/**
 * Lets go of a choice that no longer stands (an old link, somebody was faster) and says so. Not while it is being
 * reserved: then it is ours.
 */
export function useDropLost(choice: Choice, reserving: boolean): void {
  const { judged } = choice
  const drop = useEffectEvent((reason: string, message: string) => {
    if (reason === 'mine') choice.clear({ kind: 'mine', text: message })
    else choice.clear({ kind: 'lost', text: `${message} Escolha outro quando quiser.` })
  })
  useEffect(() => {
    if (judged?.ok === false && !reserving) drop(judged.refusal.reason, judged.refusal.message)
  }, [judged, reserving])
}
