import { expect, test } from 'vitest'
import { applyFault } from './apply-fault.ts'

const fault = { name: 'the price is wrong', file: 'price.ts', find: 'a + b', replace: "a - b /* $& $' */" }

test('a fault takes the place of what is right, to the letter', () => {
  expect(applyFault(fault, 'return a + b')).toEqual({ text: "return a - b /* $& $' */" })
})

test('a fault that cannot be put in says why', () => {
  expect(applyFault(fault, 'return b + a')).toEqual({
    why: '"the price is wrong" cannot be put in: what it replaces is not there any more in price.ts. Bring its `find` in tools/seeded/faults up to date.',
  })
  expect(applyFault(fault, 'a + b + a + b')).toEqual({ why: expect.stringContaining('is there 2 times') })
})
