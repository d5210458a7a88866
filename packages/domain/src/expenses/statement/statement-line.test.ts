import { expect, it } from 'vitest'
import { statementLinesSchema } from './statement-line.ts'

it('a statement has a transaction at least, none of zero (H5)', () => {
  const takes = (...cents: number[]) =>
    statementLinesSchema.safeParse(
      cents.map((amountCents) => ({ key: `${amountCents}`, day: '2026-11-05', amountCents, text: 'Pix' })),
    ).success
  expect([takes(), takes(-1), takes(1, -1), takes(1, 0)]).toEqual([false, true, true, false])
})
