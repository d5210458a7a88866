import { moneyViews } from '@campo-livre/domain/financial/entry-words.ts'
import { comparisons, groupings } from '@campo-livre/domain/financial/periods.ts'
import { financialReportSchema } from '@campo-livre/domain/financial/report.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { periodChecks } from './period-checks.ts'

export const getFinancialReportCall = {
  method: 'GET',
  path: '/company/financial/report',
  output: financialReportSchema,
} as const satisfies DeclaredCall

export const getFinancialReportSpec = describeCall(getFinancialReportCall, () => ({
  who: ['company'],
  query: z
    .object({
      from: daySchema,
      to: daySchema,
      view: z._default(z.enum(moneyViews, 'Essa visão não existe.'), 'cash'),
      grouping: z._default(z.enum(groupings, 'Escolha dia, semana ou mês.'), 'day'),
      comparison: z._default(z.enum(comparisons, 'Essa comparação não existe.'), 'before'),
    })
    .check(...periodChecks),
  extension: true,
  summary:
    'The report of a period, which ends today at the latest, with one of equally many days beside it: result, accounts, flow, income and outgo by their parts, and what is still to be paid by age (rule 10). `cash` counts by when money moved, `accrual` by when it was earned or owed.',
}))
