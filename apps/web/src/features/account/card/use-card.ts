import { changeCard } from '@campo-livre/api/athletes/change-card.ts'
import type { CardChange, OwnCard } from '@campo-livre/domain/athletes/own-card.ts'
import { useLayoutEffect, useRef } from 'react'
import { useAutosave } from '../profile/use-autosave.ts'

/** Saves what the athlete says on their card at every change. One for all parts: each sends the whole card. */
export function useCard({ handle: _handle, ...saved }: OwnCard) {
  const saving = useAutosave<CardChange>({
    saved,
    send: changeCard,
    what: 'seu cartão',
    changes: ['athletes'],
  })
  const latest = useRef<CardChange>(saving.value)
  useLayoutEffect(() => {
    latest.current = saving.value
  })
  // A part that is left and the next one that changes are one moment: the second has to know of the first.
  const set = (change: Partial<CardChange>) => {
    latest.current = { ...latest.current, ...change }
    saving.change(latest.current)
  }
  return { ...saving, set }
}

export type CardSaving = ReturnType<typeof useCard>
