import { changeCardSpec } from '@campo-livre/contract/athletes/change-card.ts'
import { closeCardSpec } from '@campo-livre/contract/athletes/close-card.ts'
import { openCardSpec } from '@campo-livre/contract/athletes/open-card.ts'
import * as operations from '@campo-livre/domain/athletes/operations.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toAccount } from '../me/to-account.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { newCardHandle } from '../store/ids.ts'

/** Changes what the athlete says on their card, and who sees it (H11). */
export const changeCard = answer(changeCardSpec, async ({ db, now, user, body }) => {
  const { changes } = await applyOutcome(db, operations.changeCard(user, body, localDay(HOME_ZONE, now)))
  return ok(toAccount(changes.users[0]), { message: 'Seu cartão foi salvo.' })
})

/** Makes an address of the card in the place of the one of before. */
export const openCard = answer(openCardSpec, async ({ db, now, user }) => {
  const outcome = operations.openCard(user, newCardHandle(), localDay(HOME_ZONE, now))
  const { changes } = await applyOutcome(db, outcome)
  return ok(toAccount(changes.users[0]), { message: 'Seu cartão tem um endereço.' })
})

/** Ends the address of the card at once. */
export const closeCard = answer(closeCardSpec, async ({ db, user }) => {
  const { changes } = await applyOutcome(db, operations.closeCard(user))
  return ok(toAccount(changes.users[0]), { message: 'Ninguém mais vê o seu cartão.' })
})
