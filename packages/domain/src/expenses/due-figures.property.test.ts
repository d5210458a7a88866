import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '../time/zone.ts'
import { dueFigures } from './due-figures.ts'
import { expenseStatus } from './expense-status.ts'
import { expenseSum } from './expense-sum.ts'

const bill = fc.record({
  away: fc.integer({ min: -60, max: 60 }),
  amountCents: fc.integer({ min: 1, max: 1_000_000 }),
  paidPart: fc.constantFrom(0, 0.5, 1),
})

test('every figure is the sum of its rows, and what is overdue is in no other (H5, rule 10)', () => {
  fc.assert(
    fc.property(fc.array(bill, { maxLength: 40 }), fc.nat(800), (bills, days) => {
      const today = addDays('2026-01-01', days)
      const rows = bills.map(({ away, amountCents, paidPart }) => {
        const paid = Math.floor(amountCents * paidPart)
        const payment = {
          id: 'p',
          day: today,
          method: 'pix' as const,
          amountCents: paid,
          at: '2026-01-01T00:00:00.000Z',
          byId: null,
          voided: null,
        }
        const expense = { dueDay: addDays(today, away), amountCents, payments: paid > 0 ? [payment] : [] }
        return { ...expense, ...expenseSum(expense), status: expenseStatus(expense, today) }
      })
      const { overdue, week, month } = dueFigures(rows, today)
      const open = rows.filter(({ leftCents }) => leftCents > 0)
      const told = (kept: (dueDay: string) => boolean) => {
        const those = open.filter(({ dueDay }) => kept(dueDay))
        return { count: those.length, cents: those.reduce((sum, { leftCents }) => sum + leftCents, 0) }
      }
      expect(overdue).toMatchObject(told((dueDay) => dueDay < today))
      expect(week).toMatchObject(told((dueDay) => dueDay >= today && dueDay <= week.to))
      expect(month).toMatchObject(told((dueDay) => dueDay >= today && dueDay <= month.to))
      expect(weekdayOf(week.to)).toBe(0)
      expect(week.to >= today && week.to < addDays(today, 7)).toBe(true)
      expect(addDays(month.to, 1)).toMatch(/-01$/)
      expect(month.to.slice(0, 7)).toBe(today.slice(0, 7))
    }),
  )
})
