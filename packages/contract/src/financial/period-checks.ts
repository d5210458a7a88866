import { countDays, type Days } from '@campo-livre/domain/financial/periods.ts'
import * as z from 'zod/mini'

/** Ten years and a day: more than anybody has here. */
const MAX_DAYS = 3653

/** The checks of the period that a report is asked for: it has an end, and is not too long. */
export const periodChecks = [
  z.refine<Days>(({ from, to }) => from <= to, {
    error: 'O último dia precisa ser o primeiro ou depois dele.',
    path: ['to'],
  }),
  z.refine<Days>((days) => countDays(days) <= MAX_DAYS, {
    error: 'Peça no máximo dez anos de uma vez.',
    path: ['to'],
  }),
] as const
