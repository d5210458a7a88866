import { done, type SplitContext, type SplitOutcome } from '../context.ts'
import { settle } from '../settle.ts'
import type { Split, SplitSource } from '../split.ts'
import { cancel } from './paying.ts'

/**
 * Takes a booking that was cancelled off a bill: nobody owes it any more. A bill of nothing else is cancelled. Amounts that
 * people had of it, which what is left may not come to, become equal parts.
 */
export function endSource(split: Split, source: SplitSource, context: SplitContext): SplitOutcome {
  const items = split.items.filter(
    (item) => item.source?.kind !== source.kind || item.source.id !== source.id,
  )
  if (items.length === 0) return cancel(split, 'A reserva foi cancelada', context)
  const left = { ...split, items }
  if (settle(left, context.at).ok) return done(left)
  const people = split.people.map((person) =>
    person.part.as === 'amount' ? { ...person, part: { as: 'rest' as const } } : person,
  )
  return done({ ...left, people })
}
