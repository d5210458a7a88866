import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'

/** The credit that an athlete has left at one arena. */
export const arenaCreditSchema = z.object({
  companyId: z.string(),
  companyName: z.string(),
  city: z.string(),
  leftCents: centsSchema,
})
export type ArenaCredit = z.infer<typeof arenaCreditSchema>

/** Returns the arenas where something is left, the most first; those with the same by name. */
export function creditsToShow(all: readonly ArenaCredit[]): ArenaCredit[] {
  return all
    .filter(({ leftCents }) => leftCents > 0)
    .toSorted((a, b) => b.leftCents - a.leftCents || a.companyName.localeCompare(b.companyName, 'pt-BR'))
}
