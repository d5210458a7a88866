import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { nearestTo } from './slots.ts'
import { type Choice, TAKEN } from './use-choice.ts'
import type { Week } from './use-week.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

type Lost = { field: FieldDetail; week: Week; choice: Choice; reserving: boolean }

/**
 * Drops a choice that is no longer free (an old link, or another user was faster), says so and offers the nearest free
 * times in view. Not while it is being reserved, which takes it for the user.
 */
export function useDropUnavailable({ field, week, choice, reserving }: Lost): void {
  const { interval, checked } = choice
  /** The choice that was seen free; only such a one was lost just now. */
  const seenFree = useRef<number | null>(null)
  const drop = useEffectEvent((lost: MinuteInterval, reason: string, message: string) => {
    if (reason === 'mine') {
      choice.clear({ kind: 'mine', text: message, interval: lost })
      return
    }
    const text = sentenceFor(reason, seenFree.current === lost.start) ?? message
    const offers = nearestTo(lost, field, week.slots)
    choice.clear({
      kind: 'unavailable',
      text: offers.length > 0 ? text : `${text} Escolha outro quando quiser.`,
      offers,
      wait: reason === 'taken' || reason === 'held' ? lost : undefined,
    })
  })
  const see = useEffectEvent((start: number) => {
    if (week.slots.some((slot) => slot.start === start)) seenFree.current = start
  })
  useEffect(() => {
    if (!interval || !checked) return
    if (checked.ok) see(interval.start)
    else if (!reserving) drop(interval, checked.refusal.reason, checked.refusal.message)
  }, [interval, checked, reserving])
}

/** Returns a sentence that differs from a booking's refusal: a link may be old, and the next step is said after it. */
function sentenceFor(reason: string, seenFree: boolean): string | null {
  if (reason === 'past') return 'Esse horário já passou.'
  return reason === 'taken' && !seenFree ? TAKEN : null
}
