import { expect, test } from 'vitest'
import { fieldPricingSchema } from './prices-input.ts'

const rule = { id: 'a', weekdays: [1, 2], fromMinute: 600, toMinute: 660, priceCents: 9000 }

test('a rule that ends when it begins is a problem of its end', () => {
  const priceRules = [{ ...rule, toMinute: 600 }]
  const { error } = fieldPricingSchema.safeParse({ basePriceCents: 8000, priceRules })
  expect(error?.issues.map(({ path }) => path)).toEqual([['priceRules', 0, 'toMinute']])
})

test.each([
  ['the days in another order', { weekdays: [2, 1] }, false],
  ['other days', { weekdays: [1] }, true],
  ['another beginning', { fromMinute: 630 }, true],
  ['another end', { toMinute: 720 }, true],
])('a second rule with %s', (_, changed, passes) => {
  const priceRules = [rule, { ...rule, id: 'b', ...changed }]
  expect(fieldPricingSchema.safeParse({ basePriceCents: 8000, priceRules }).success).toBe(passes)
})
