import * as z from 'zod/mini'
import { daySchema } from '../time/zone.ts'
import type { ClosureTimes } from './closure-times.ts'

/** The body that ends a repetition: its last day. */
export const closureEndSchema = z.object({
  until: z
    .string('Escolha o último dia.')
    .check(z.refine((day) => z.safeParse(daySchema, day).success, 'Escolha o último dia.')),
})

/** Returns why a repetition cannot end on a day; null when it can: it only ever ends earlier. */
export function endProblem(when: ClosureTimes, until: string): string | null {
  if (when.kind !== 'weekly') return 'Esse fechamento não se repete toda semana: remova-o inteiro.'
  if (until < when.since)
    return 'O último dia precisa ser o primeiro ou depois dele. Para não fechar nunca, remova-o.'
  if (when.until !== null && until > when.until)
    return 'Ele já termina antes desse dia. Para fechar por mais tempo, crie outro.'
  return null
}
