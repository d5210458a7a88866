import { MAX_SLOTS } from '@campo-livre/domain/fields/set-up/times-input.ts'
import type { Texts } from '../../../../lib/form/field-text.ts'

const HALF_HOUR = 30

/**
 * Returns the texts that follow from a choice of times. Another length of a slot keeps the shortest and the longest
 * booking in minutes, as far as it goes; the extra half hour (decision 049) is a slot of 30 minutes with a shortest
 * booking of two.
 */
export function followTimes(name: string, texts: Texts, before: Texts): Texts {
  const [old, now] = [Number(before.slotMinutes), Number(texts.slotMinutes)]
  if (name === 'slotMinutes') {
    const lengths = inSlots(texts, old, now)
    return { ...lengths, halfHour: String(isHalfHour({ ...texts, ...lengths })) }
  }
  if (name === 'halfHour') {
    if (texts.halfHour !== 'true') return { slotMinutes: '60', ...inSlots(texts, old, 60) }
    const { maxSlots } = inSlots(texts, old, HALF_HOUR)
    return { slotMinutes: String(HALF_HOUR), minSlots: '2', maxSlots: String(Math.max(3, Number(maxSlots))) }
  }
  if (name === 'minSlots') return { halfHour: String(isHalfHour(texts)) }
  return {}
}

/** Returns whether a field takes an hour, and half an hour more. */
export function isHalfHour({ slotMinutes, minSlots }: Texts): boolean {
  return Number(slotMinutes) === HALF_HOUR && Number(minSlots) >= 2
}

function inSlots(texts: Texts, old: number, now: number) {
  const scaled = (text: string | undefined) =>
    String(Math.min(MAX_SLOTS, Math.max(1, Math.round((Number(text) * old) / now))))
  return { minSlots: scaled(texts.minSlots), maxSlots: scaled(texts.maxSlots) }
}
