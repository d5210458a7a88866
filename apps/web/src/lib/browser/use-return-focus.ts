import { useEffect, useRef } from 'react'
import { focusContent } from './focus-content.ts'

/** Milliseconds after which a closed dialog of Mantine has tried to give the focus back to what had it before. */
const GIVEN_BACK_MS = 20

/**
 * Gives the focus back when a dialog has closed and nothing has it: to what had it before; where that is gone, to what
 * `find` returns, or else to the content. Mantine does not where the dialog is taken away as it closes, or was opened
 * from another one. Returns a function to be called when the dialog is out of sight.
 */
export function useReturnFocus(opened: boolean, find: () => HTMLElement | null): () => void {
  const before = useRef<Element>(null)
  const closing = useRef<Element>(null)
  const place = useRef(find)
  useEffect(() => {
    place.current = find
  })
  useEffect(() => {
    if (!opened) return undefined
    before.current = document.activeElement
    return () => {
      const [at, around] = [document.activeElement, before.current].map(dialogOf)
      // The focus may be in the dialog below already, which stays.
      closing.current = at === around ? null : (at ?? null)
      giveBack(before, closing, place)
    }
  }, [opened])
  return () => giveBack(before, closing, place)
}

const dialogOf = (element: Element | null) => element?.closest('[role=dialog]') ?? null

type Ref<T> = { readonly current: T }

function giveBack(
  before: Ref<Element | null>,
  closing: Ref<Element | null>,
  place: Ref<() => HTMLElement | null>,
): void {
  window.setTimeout(() => {
    const { activeElement, body } = document
    // An element of the dialog that is about to be taken away counts as nothing.
    const held = activeElement !== null && activeElement !== body && !closing.current?.contains(activeElement)
    if (held) return
    const had = before.current
    const to = had instanceof HTMLElement && had.isConnected && had !== body ? had : place.current()
    if (to) to.focus({ preventScroll: true })
    else focusContent()
  }, GIVEN_BACK_MS)
}
