import { hasGrown, type Notification } from '@campo-livre/domain/notifications/notification.ts'
import { useEffect, useRef } from 'react'
import { chime } from './chime.ts'

type List = readonly Notification[]

/** E6: a sound when an answer of the server has more than the one before. Not for the first, nor for our own changes. */
export function useChime(list: List | undefined, answeredAt: number): void {
  const last = useRef<{ list: List; answeredAt: number } | null>(null)
  useEffect(() => {
    const before = last.current
    if (list === undefined || before?.answeredAt === answeredAt) return
    last.current = { list, answeredAt }
    if (before && hasGrown(before.list, list)) chime()
  }, [list, answeredAt])
}
