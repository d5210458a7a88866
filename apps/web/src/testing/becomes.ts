import { expect } from 'vitest'

/** Waits up to three seconds for a condition; returns whether it became true. */
export const becomes = (test: () => boolean): Promise<boolean> =>
  expect
    .poll(test, { timeout: 3_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
