import { type StockCount, countedSchema } from '@campo-livre/domain/stock/stock-input.ts'
import * as z from 'zod/mini'
import { createJsonDraft } from '../../../lib/storage/json-draft.ts'

const keptSchema = z.record(z.string(), z.object({ text: z.string(), at: z.string() }))

/** The typed text for each product, and the instant of the server's clock at which it was. */
export type Counts = z.infer<typeof keptSchema>

/** The draft of a count, which also outlives its tab. */
export const countDraft = createJsonDraft<Counts>('count stock', keptSchema, 'localStorage')

/** Returns the number of pieces in a text; null for none, or for what is no number. */
export function piecesIn(text: string): number | null {
  const read = countedSchema.safeParse(/^\d+$/.test(text.trim()) ? Number(text) : null)
  return read.success ? read.data : null
}

/** Returns the counts that can be sent. */
export function toCounts(counts: Counts): StockCount['counts'] {
  return Object.entries(counts).flatMap(([productId, { text, at }]) => {
    const counted = piecesIn(text)
    return counted === null ? [] : [{ productId, counted, countedAt: at }]
  })
}
