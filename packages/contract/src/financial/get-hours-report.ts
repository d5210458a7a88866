import { hoursReportSchema } from '@campo-livre/domain/financial/hours/hours.ts'
import { countDays } from '@campo-livre/domain/financial/periods.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

/** Ten years and a day: more than anybody has here. */
const MAX_DAYS = 3653

export const getHoursReportCall = {
  method: 'GET',
  path: '/company/financial/hours',
  output: hoursReportSchema,
} as const satisfies DeclaredCall

export const getHoursReportSpec = describeCall(getHoursReportCall, () => ({
  who: ['company'],
  query: z.object({ from: daySchema, to: daySchema, fieldId: z.optional(z.string()) }).check(
    z.refine(({ from, to }) => from <= to, {
      error: 'O último dia precisa ser o primeiro ou depois dele.',
      path: ['to'],
    }),
    z.refine((days) => countDays(days) <= MAX_DAYS, {
      error: 'Peça no máximo dez anos de uma vez.',
      path: ['to'],
    }),
  ),
  extension: true,
  summary:
    'What was open and booked in each hour of each weekday of a period, which ends today at the latest, of one field or of all, with what it earned and cost (N10); the sums that make the profit of all hours; and the ratios of the same period. A field with parts is counted by its parts.',
}))
