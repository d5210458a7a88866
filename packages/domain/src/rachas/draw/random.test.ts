import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomOf } from './random.ts'
import { sha256 } from './sha256.ts'

it('a number beyond the last whole multiple of the limit is drawn again: none is likelier than others (N3)', () => {
  fc.assert(
    fc.property(fc.string().map(sha256), (seed) => {
      const whole = randomOf(seed)
      const [first, second] = [whole.below(2 ** 32), whole.below(2 ** 32)]
      fc.pre(first > 2 ** 31 && second < first)
      expect(randomOf(seed).below(first)).toBe(second)
      expect(randomOf(seed).below(first + 1)).toBe(first)
    }),
  )
})
