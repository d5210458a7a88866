import * as z from 'zod/mini'
import { type CardChange, cardChangeSchema } from './own-card.ts'

/** The body of `PUT /me/card`: what changes. What is left out stays as it is, also where a page shows an older card. */
export const cardPatchSchema = z.partial(
  z.extend(cardChangeSchema, { seenBy: z.partial(cardChangeSchema.shape.seenBy) }),
)
export type CardPatch = z.infer<typeof cardPatchSchema>

/** Returns a card with what a patch changes of it. */
export function patched<C extends CardChange>(card: C, change: CardPatch): C {
  const said = (part: object) =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
  return { ...card, ...said(change), seenBy: { ...card.seenBy, ...said(change.seenBy ?? {}) } }
}
