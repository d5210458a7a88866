import type { Done } from '../outcome/outcome.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { StoredUser } from '../users/stored-user.ts'
import { isUnderAge } from './card.ts'
import { type CardPatch, patched } from './card-patch.ts'
import { emptyCard, type OwnCard } from './own-card.ts'

type Changed = Done<{ users: readonly [StoredUser] }>

const withCard = (user: StoredUser, card: OwnCard): Changed => ({
  ok: true,
  changes: { users: [{ ...user, card }] },
  notices: [],
})

/** The sentence for somebody under 18 who would show their card. */
export const CARD_UNDER_AGE =
  'Até os 18 anos o seu cartão fica só com você: ninguém que você não conhece chega a ele por aqui.'

/** Changes what an athlete says on their card, and who sees it (H11). */
export function changeCard(user: StoredUser, change: CardPatch, today: string): Changed | Refusal {
  const card = user.card ?? emptyCard
  const wasListed = card.listed
  const refusal = change.listed && !wasListed ? refuseListing(user, today) : null
  const next = patched(card, change)
  return refusal ?? withCard(user, { ...next, positions: [...new Set(next.positions)] })
}

/** Returns why an athlete cannot be in the directory: only somebody of a known age of 18 or more, whose card has an address. */
export function refuseListing(user: Pick<StoredUser, 'birthDate' | 'card'>, today: string): Refusal | null {
  if (isUnderAge(user, today)) return refuse('conflict', CARD_UNDER_AGE)
  if (!user.birthDate)
    return refuse(
      'invalid',
      'Informe sua data de nascimento em “Meus dados”: a busca é só para maiores de 18.',
      'listed',
    )
  if (!user.card?.handle) return refuse('invalid', 'Crie primeiro o endereço do seu cartão.', 'listed')
  return null
}

/** Gives the card of an athlete an address, in the place of the one of before; never under 18. */
export function openCard(user: StoredUser, handle: string, today: string): Changed | Refusal {
  if (isUnderAge(user, today)) return refuse('conflict', CARD_UNDER_AGE)
  return withCard(user, { ...(user.card ?? emptyCard), handle })
}

/** Takes the address of a card away: nobody finds it any more, in the directory either. */
export function closeCard(user: StoredUser): Changed {
  return withCard(user, { ...(user.card ?? emptyCard), handle: null, listed: false })
}
