import { hasGrown, type Notification } from '@campo-livre/domain/notifications/notification.ts'
import { useEffect, useRef } from 'react'
import { chime } from './chime.ts'

type List = readonly Notification[]

/**
 * Plays a sound when an answer of the server has more unread notifications than the one before (E6); not for the first
 * answer, nor for the user's own changes.
 */
export function useChime(list: List | undefined, answeredAt: number): void {
  const last = useRef<{ list: List; answeredAt: number } | null>(null)
  useEffect(() => {
    const before = last.current
    if (list === undefined || before?.answeredAt === answeredAt) return
    last.current = { list, answeredAt }
    if (before && hasGrown(before.list, list)) chime()
  }, [list, answeredAt])
}
