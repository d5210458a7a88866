import type { Account } from '@campo-livre/domain/payments/account.ts'
import type { CardSummary, CardWait } from '@campo-livre/domain/payments/card/card.ts'
import type { CardWay } from './pay-way.ts'

type Own = {
  /** The Pix code that waits; null for none. */
  pix: Account['pendingPix'][number] | null
  /** The card that waits, with its amount in cents; null for none. */
  card: (CardSummary & { waits: CardWait; amountCents: number }) | null
  /** The card that was declined last; null for none. */
  declined: CardWay['declined']
}

/** Returns what a person has begun to pay of an account, and what became of it. */
export function ownWaiting(
  { pendingPix, pendingCards = [] }: Pick<Account, 'pendingPix' | 'pendingCards'>,
  userId: string | null,
): Own {
  const isOwn = ({ byId }: { byId: string | null }) => byId !== null && byId === userId
  const cards = pendingCards.filter(isOwn)
  const [waiting] = cards.flatMap(({ card, waits, amountCents }) =>
    waits === null ? [] : [{ ...card, waits, amountCents }],
  )
  return {
    pix: pendingPix.find(isOwn) ?? null,
    card: waiting ?? null,
    declined: cards.findLast(({ waits }) => waits === null)?.card ?? null,
  }
}
