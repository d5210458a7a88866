import fc from 'fast-check'
import type { Ground } from '../fields/shared-ground.ts'

const courts = ['a', 'b', 'c', 'd']

/** Fields of an arena: four courts, and up to three fields that are made of some of them. */
export const combinations: fc.Arbitrary<Ground[]> = fc
  .array(fc.subarray(courts, { minLength: 1 }), { maxLength: 3 })
  .map((combined) => [
    ...courts.map((id) => ({ id, parts: [] })),
    ...combined.map((parts, index) => ({ id: `combined-${index}`, parts })),
  ])
