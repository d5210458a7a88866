import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBalance, moveBalance, type StockBalance, type StockChange } from './move-balance.ts'
import { type LineMovement, outOnLine, returnCost } from './return-cost.ts'
import { isStockOut } from './stock-out.ts'
import { reversibleKinds, type StockKind } from './stock-words.ts'

const pieces = fc.integer({ min: 1, max: 40 })
const step = fc.record({
  act: fc.constantFrom('purchase', 'sale', 'return', 'loss', 'count', 'reversal' as const),
  pieces,
  cents: fc.nat({ max: 100_000 }),
  at: fc.nat(),
})
type Step = { act: StockKind; pieces: number; cents: number; at: number }
type Made = LineMovement & { line: number | null; reverses: number | null }

type Asked = { change: StockChange; line?: number; reverses?: number }

/** Returns the change that a random step makes, or null where the rules do not let it. */
function changeOf(balance: StockBalance, made: readonly Made[], asked: Step): Asked | null {
  const { act, pieces: quantity, cents, at } = asked
  if (act === 'sale') return { change: { kind: 'sale', quantity }, line: made.length }
  if (act === 'return') return returnOf(made, asked)
  if (act === 'loss')
    return isStockOut(balance.quantity, quantity) ? null : { change: { kind: 'loss', quantity } }
  if (act === 'count')
    return {
      change: { kind: 'count', quantity: quantity - 1 - balance.quantity, pieceCents: cents % 500 },
    }
  if (act === 'reversal') return reversalOf(balance, made, at % Math.max(1, made.length))
  return { change: { kind: 'purchase', quantity, costCents: cents } }
}

function returnOf(made: readonly Made[], { pieces: wanted, at }: Step): Asked | null {
  const line = at % Math.max(1, made.length)
  const out = outOnLine(made.filter((each) => each.line === line))
  const quantity = Math.min(wanted, out.quantity)
  if (quantity < 1) return null
  return { change: { kind: 'return', quantity, costCents: returnCost(out, quantity) }, line }
}

function reversalOf(balance: StockBalance, made: readonly Made[], reverses: number): Asked | null {
  const of = made[reverses]
  if (!of || !reversibleKinds.includes(of.kind) || made.some((each) => each.reverses === reverses))
    return null
  if (of.quantity > 0 && isStockOut(balance.quantity, of.quantity)) return null
  return { change: { kind: 'reversal', of }, reverses }
}

/** Makes the movements that the steps ask for, and calls `seen` after each. */
function run(steps: readonly Step[], seen: (made: readonly Made[], balance: StockBalance) => void): Made[] {
  const made: Made[] = []
  let balance = emptyBalance
  for (const each of steps) {
    const asked = changeOf(balance, made, each)
    if (asked === null) continue
    const { after, quantity, valueCents, settledCents } = moveBalance(balance, asked.change)
    const { line = null, reverses = null } = asked
    made.push({ kind: asked.change.kind, quantity, valueCents, settledCents, line, reverses })
    balance = after
    seen(made, balance)
  }
  return made
}

const sum = (made: readonly Made[], of: (each: Made) => number) =>
  made.reduce((total, each) => total + of(each), 0)
const steps = fc.array(step, { maxLength: 60 })

test('the stock and its value are the sums of the movements; fewer than one piece is worth nothing (H4)', () => {
  fc.assert(
    fc.property(steps, (asked) => {
      run(asked, (made, { quantity, valueCents }) => {
        expect(quantity).toBe(sum(made, (each) => each.quantity))
        expect(valueCents).toBe(sum(made, (each) => each.valueCents))
        expect(valueCents).toBeGreaterThanOrEqual(0)
        if (quantity <= 0) expect(valueCents).toBe(0)
        for (const each of made) {
          expect([each.quantity, each.valueCents, each.settledCents].every(Number.isSafeInteger)).toBe(true)
        }
      })
    }),
    { numRuns: 2000 },
  )
})

test('a line that comes back whole, in any parts, brings back the cost with which it went (H4)', () => {
  fc.assert(
    fc.property(steps, (asked) => {
      const made = run(asked, () => undefined)
      for (const line of new Set(made.flatMap((each) => each.line ?? []))) {
        const out = outOnLine(made.filter((each) => each.line === line))
        expect(out.quantity).toBeGreaterThanOrEqual(0)
        expect(out.costCents).toBeGreaterThanOrEqual(0)
        if (out.quantity === 0) expect(out.costCents).toBe(0)
      }
    }),
    { numRuns: 1000 },
  )
})

test('what a movement cost is taken back to the cent by its reversal (H4)', () => {
  fc.assert(
    fc.property(steps, (asked) => {
      const made = run(asked, () => undefined)
      for (const { reverses, quantity, valueCents, settledCents } of made) {
        const of = reverses === null ? undefined : made[reverses]
        if (!of) continue
        expect(quantity + of.quantity).toBe(0)
        expect(valueCents + settledCents + of.valueCents + of.settledCents).toBe(0)
      }
    }),
    { numRuns: 1000 },
  )
})
