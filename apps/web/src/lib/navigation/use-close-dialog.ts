import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { mergeSearch } from './merge-search.ts'

/**
 * Closes a dialog whose being open stands in the address, under `name` (A14). One that was opened from its screen leaves
 * the steps since then: going back afterwards leads out of the screen, not to the same screen once more. One that a
 * link had opened is closed in its place.
 */
export function useCloseDialog(name: string, opened: boolean): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  // While something loads the address is ahead of what the screen shows.
  const shownAt = useRouterState({
    select: ({ status, resolvedLocation }) =>
      status === 'idle' ? (resolvedLocation?.state.__TSR_index ?? null) : null,
  })
  /** The step at which the screen was last seen without the dialog. */
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
        search: mergeSearch({ [name]: undefined }),
        replace: true,
        resetScroll: false,
      })
  }
}
