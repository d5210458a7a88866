import { expect, it } from 'vitest'
import { billStanding } from './bill-standing.ts'

it('the bills of a fixed slot are overdue where any is, open where something is to pay, else settled (rule 6)', () => {
  expect(billStanding({ overdueCents: 1, dueCents: 1 })).toBe('overdue')
  expect(billStanding({ overdueCents: 0, dueCents: 1 })).toBe('open')
  expect(billStanding({ overdueCents: 0, dueCents: 0 })).toBe('settled')
})
