import { modelFields } from './arena-model.ts'

type Place = { id: string; fieldId: string; start: string; end: string }

/** The courts that a field of the models takes, told by hand. */
const courts: Record<string, readonly string[]> = {
  norte: ['norte'],
  sul: ['sul'],
  inteiro: ['norte', 'sul'],
  areia: ['areia'],
}

const bufferOf = (fieldId: string) => modelFields.find(({ id }) => id === fieldId)?.bufferMinutes ?? 0

/** Returns the pairs of bookings of the models that are on one court at once, or nearer than the longer of their buffers. */
export function tooNear(bookings: readonly Place[]): string[] {
  const found: string[] = []
  const ordered = bookings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  for (const [index, first] of ordered.entries())
    for (const next of ordered.slice(index + 1)) {
      const apart = Math.max(bufferOf(first.fieldId), bufferOf(next.fieldId)) * 60_000
      // Whatever is later still begins later.
      if (Date.parse(next.start) >= Date.parse(first.end) + 30 * 60_000) break
      const isShared = courts[first.fieldId]?.some((court) => courts[next.fieldId]?.includes(court)) ?? false
      if (isShared && Date.parse(next.start) < Date.parse(first.end) + apart)
        found.push(`${first.id} ${next.id}`)
    }
  return found
}
