import type { Collection } from '@mswjs/data'
import type * as z from 'zod/mini'
import { deepFreeze } from '@campo-livre/backend/store/deep-freeze.ts'

/**
 * A row that was checked already: seeded ones by the tests of the seed, stored ones as they were read. A `Collection`
 * takes them as they are; checking all of them once more would cost as much as creating them.
 */
export class CheckedRow<T> {
  readonly row: T
  constructor(row: T) {
    this.row = deepFreeze(row)
  }
}

type Standard<T> = z.ZodMiniType<T, T>['~standard']
export type RowSchema<T> = {
  '~standard': Omit<Standard<T>, 'types'> & { types?: { input: T | CheckedRow<T>; output: T } }
}
export type RowCollection<T> = Collection<RowSchema<T>>

/**
 * Returns the schema of a `Collection` that takes a row, which it checks, or a `CheckedRow`, which it copies as it is.
 */
export function rowSchema<T>(schema: z.ZodMiniType<T, T>): RowSchema<T> {
  const { types: _, ...standard } = schema['~standard']
  return {
    '~standard': {
      ...standard,
      validate: (value, options) =>
        value instanceof CheckedRow ? { value: { ...value.row } } : standard.validate(value, options),
    },
  }
}
