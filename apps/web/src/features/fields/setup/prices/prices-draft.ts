import type { Pricing } from '@campo-livre/domain/fields/price.ts'
import * as z from 'zod/mini'
import { draftOwner } from '../../../../lib/storage/draft-owner.ts'
import { createJsonDraft } from '../../../../lib/storage/json-draft.ts'

/** JSON has no NaN: a base price that is no number is kept as null. */
const pricingSchema = z.object({
  basePriceCents: z.nullable(z.number()),
  priceRules: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        weekdays: z.array(z.number()),
        fromMinute: z.number(),
        toMinute: z.number(),
        priceCents: z.number(),
      }),
    ),
  ),
})
const keptSchema = z.object({ pricing: pricingSchema, base: pricingSchema })

/** The edited prices, and those with which the editing began. */
type Kept = { pricing: Pricing; base: Pricing }

export type PricesDraft = { read: () => Kept | null; keep: (kept: Kept) => void; drop: () => void }

/** Keeps the edited prices of a field over a closed tab and a lost session (G5), for the person who opens it. */
export function pricesDraft(fieldId: string): PricesDraft {
  const { read, keep, drop } = createJsonDraft(`campo ${fieldId} precos`, keptSchema, 'localStorage')
  const owner = draftOwner()
  const isOwn = () => draftOwner() === owner
  return {
    read: () => {
      const kept = read()
      return kept && { pricing: withBase(kept.pricing), base: withBase(kept.base) }
    },
    keep: (kept) => {
      if (isOwn()) keep(kept)
    },
    drop: () => {
      if (isOwn()) drop()
    },
  }
}

function withBase({ basePriceCents, priceRules }: z.infer<typeof pricingSchema>): Pricing {
  return { basePriceCents: basePriceCents ?? Number.NaN, priceRules }
}
