import { type RefObject, useEffect, useReducer, useRef } from 'react'

/**
 * Keeps the focus on something sensible where an act takes away what had it. Returns a function that names what gets the
 * focus once the screen is drawn again, as `data-focus` of an element within `scope`: the first of the names that is there.
 */
export function useNextFocus(scope: RefObject<HTMLElement | null>): (...names: string[]) => void {
  const next = useRef<readonly string[]>([])
  const [turn, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const found = next.current.flatMap(
      (name) => scope.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`) ?? [],
    )
    next.current = []
    found[0]?.focus({ preventScroll: true })
  }, [turn, scope])
  return (...names) => {
    next.current = names
    redraw()
  }
}
