import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { useSession } from '../../../session/use-session.ts'
import type { Choice } from '../week/use-choice.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * True when a guest wanted to book the chosen time and has signed in on the way. Only a click of theirs sets it: no
     * link can, and it is gone once it has been followed.
     */
    reserves?: boolean
  }
}

/** Holds the chosen time of an athlete who has just signed in to book it, without asking again. */
export function useReserveOnArrival(choice: Choice, reserve: (interval: MinuteInterval) => void): void {
  const wanted = useLocation({ select: ({ state }) => state.reserves === true })
  const { role } = useSession()
  const navigate = useNavigate()
  const followed = useRef(false)
  const follow = useEffectEvent(() => {
    void navigate({
      to: '.',
      search: mergeSearch({}),
      state: (before) => ({ ...before, reserves: false }),
      replace: true,
      resetScroll: false,
    })
    const { interval, part, blocked } = choice
    if (role === 'athlete' && interval !== null && part.length > 0 && !blocked) reserve(interval)
  })
  useEffect(() => {
    if (!wanted || followed.current) return
    followed.current = true
    follow()
  }, [wanted])
}
