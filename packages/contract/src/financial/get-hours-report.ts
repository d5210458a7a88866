import { hoursReportSchema } from '@campo-livre/domain/financial/hours/hours.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { periodChecks } from './period-checks.ts'

export const getHoursReportCall = {
  method: 'GET',
  path: '/company/financial/hours',
  output: hoursReportSchema,
} as const satisfies DeclaredCall

export const getHoursReportSpec = describeCall(getHoursReportCall, () => ({
  who: ['company'],
  query: z.object({ from: daySchema, to: daySchema, fieldId: z.optional(z.string()) }).check(...periodChecks),
  extension: true,
  summary:
    'What was open and booked in each hour of each weekday of a period, which ends today at the latest, of one field or of all, with what it earned and cost (N10); the sums that make the profit of all hours; and the ratios of the same period. A field with parts is counted by its parts.',
}))
