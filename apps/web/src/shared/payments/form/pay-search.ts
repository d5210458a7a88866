import * as z from 'zod/mini'
import type { PayMethod } from './pay-way.ts'

/** The words of the methods in an address. */
export const payWords = {
  pix: 'pix',
  card: 'cartao',
  venue: 'local',
  credit: 'credito',
  cash: 'dinheiro',
} as const
type Word = (typeof payWords)[PayMethod]

/** The search of a screen on which something is paid (A14): the method that is open; absent for the first. */
export const paySearchSchema = z.object({
  forma: z.catch(z.optional(z.enum(Object.values(payWords) as [Word, ...Word[]])), undefined),
})
export type PaySearch = z.infer<typeof paySearchSchema>
