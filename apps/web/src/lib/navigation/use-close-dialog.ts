import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { mergeSearch } from './merge-search.ts'

/**
 * Returns a function that closes a dialog that the address opens by the parameter `name` (A14). A dialog opened from
 * its screen goes back to the history entry before it, so that going back then leaves the screen; one opened by a link
 * is replaced, without `name` and the parameters of what is open `within` it.
 */
export function useCloseDialog(name: string, opened: boolean, within: readonly string[] = []): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  // While something loads the address is ahead of the screen.
  const shownAt = useRouterState({
    select: ({ status, resolvedLocation }) =>
      status === 'idle' ? (resolvedLocation?.state.__TSR_index ?? null) : null,
  })
  /** The history index at which the screen was last shown without the dialog. */
  const closedAt = useRef<number | null>(null)
  const leaving = useRef(false)
  useEffect(() => {
    if (opened) return
    leaving.current = false
    if (shownAt !== null) closedAt.current = shownAt
  }, [opened, shownAt])
  return () => {
    if (leaving.current) return
    leaving.current = true
    const at = router.history.location.state.__TSR_index
    const below = closedAt.current
    if (below !== null && below < at) router.history.go(below - at)
    else
      void navigate({
        to: '.',
        search: mergeSearch(Object.fromEntries([name, ...within].map((each) => [each, undefined]))),
        replace: true,
        resetScroll: false,
      })
  }
}
