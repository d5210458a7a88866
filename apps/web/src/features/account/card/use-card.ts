import { changeCard } from '@campo-livre/api/athletes/change-card.ts'
import { type CardPatch, patched } from '@campo-livre/domain/athletes/card-patch.ts'
import type { CardChange, OwnCard } from '@campo-livre/domain/athletes/own-card.ts'
import { useLayoutEffect, useRef } from 'react'
import { useAutosave } from '../profile/use-autosave.ts'

/** Saves what the athlete says on their card at every change. Only that is sent: a page that was open before opens no part that was closed elsewhere. */
export function useCard({ handle: _handle, ...saved }: OwnCard) {
  const { value, change, ...saving } = useAutosave<{ card: CardChange; patch: CardPatch }>({
    saved: { card: saved, patch: {} },
    send: ({ patch }, signal) => changeCard(patch, signal),
    what: 'seu cartão',
    changes: ['athletes'],
  })
  const latest = useRef<CardChange>(value.card)
  useLayoutEffect(() => {
    latest.current = value.card
  })
  // A part that is left and the next one that changes are one moment: the second has to know of the first.
  const set = (patch: CardPatch) => {
    latest.current = patched(latest.current, patch)
    change({ card: latest.current, patch })
  }
  return { ...saving, value: value.card, set }
}

export type CardSaving = ReturnType<typeof useCard>
