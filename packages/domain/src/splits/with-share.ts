import { divide, type Divided, type Division } from './divide.ts'
import type { Part } from './split.ts'

/** The part of somebody that gives them a wanted share, and how the bill is divided then. */
export type WithShare = { exempt: boolean; part: Part; division: Division }

const centsOf = ({ shares }: Division, id: string) =>
  shares.find(({ personId }) => personId === id)?.cents ?? 0

/**
 * Finds the part by which somebody's share is as much: what is theirs alone stays, the rest is an amount of what is
 * everybody's. A cent is off where fractions of items of some people leave no other. Null where what is theirs alone is
 * more. The division tells what others pay then, and whether the bill fits.
 */
export function withShare(
  { items, people }: Divided,
  { personId, cents }: { personId: string; cents: number },
  paid: ReadonlyMap<string, number>,
): WithShare | null {
  const by = (exempt: boolean, part: Part): WithShare => ({
    exempt,
    part,
    division: divide(
      { items, people: people.map((each) => (each.id === personId ? { ...each, exempt, part } : each)) },
      paid,
    ),
  })
  const without = by(true, { as: 'rest' })
  const alone = centsOf(without.division, personId)
  if (cents < alone) return null
  if (cents === alone) return without
  // The items of theirs alone may be a fraction, which rounds otherwise with another amount: a cent more or less may be it.
  const amount = cents - alone
  const tries = [amount, amount + 1, amount - 1].map((each) => by(false, { as: 'amount', cents: each }))
  return tries.find(({ division }) => centsOf(division, personId) === cents) ?? tries[0] ?? null
}
