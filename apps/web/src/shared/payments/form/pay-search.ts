import * as z from 'zod/mini'
import type { PayMethod, PayWay } from './pay-way.ts'

const words = { pix: 'pix', card: 'cartao', venue: 'local', credit: 'credito', cash: 'dinheiro' } as const
type Word = (typeof words)[PayMethod]

/** The search of a screen on which something is paid (A14): the method that is open; absent for the first. */
export const paySearchSchema = z.object({
  forma: z.catch(z.optional(z.enum(Object.values(words) as [Word, ...Word[]])), undefined),
})
export type PaySearch = z.infer<typeof paySearchSchema>

/**
 * Returns the method of an address: that of a payment that waits where it names none, so that who comes back goes on with
 * it, else the first.
 */
export function methodIn(ways: readonly PayWay[], { forma }: { forma?: string | undefined }): PayMethod {
  const asked = ways.find(({ method }) => words[method] === forma)
  return (asked ?? ways.find(isWaiting) ?? ways[0])?.method ?? 'pix'
}

function isWaiting(way: PayWay): boolean {
  if (way.method === 'pix') return way.code !== null
  return way.method === 'card' && (way.waiting !== null || way.declined !== null)
}

/** Returns the search of an address with another method. */
export function withMethod<S extends PaySearch>(search: S, method: PayMethod): S {
  return { ...search, forma: words[method] }
}
