import { formatLength } from '../time/format.ts'
import { MINUTES_PER_DAY } from '../time/zone.ts'

/** Returns the sentence about a field's notice, in minutes: `Reservas até 2 h antes do início.` */
export function noticeSentence(minutes: number): string {
  return `Reservas até ${lengthOf(minutes)} antes do início.`
}

function lengthOf(minutes: number): string {
  const days = minutes / MINUTES_PER_DAY
  if (!Number.isInteger(days) || days === 0) return formatLength(minutes)
  return days === 1 ? '1 dia' : `${days} dias`
}
