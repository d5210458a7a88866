import { getLinkedShareSpec } from '@campo-livre/contract/splits/get-linked-share.ts'
import { sendShareCommandSpec } from '@campo-livre/contract/splits/send-share-command.ts'
import { personBehind } from '@campo-livre/domain/splits/group-link.ts'
import type { ShareCommand, SplitStep } from '@campo-livre/domain/splits/command.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { toLinkedShare } from '@campo-livre/domain/splits/to-view.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord, UserRecord } from '../store/records.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { requireCredit } from '../bookings/require-credit.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { arenaCredit } from './arena-credit.ts'
import { arenaOf } from './arena-of.ts'
import { carryOutSplit } from './carry-out.ts'
import { payShareByCard } from './pay-share-by-card.ts'

/** Returns the share behind a link (N1); an old, a foreign and a guessed one are one answer. */
export const getLinkedShare = answer(getLinkedShareSpec, ({ db, now, user, params }) => {
  const { split } = behind(db, params.token)
  return ok(shown(db, { now, user }, split, params.token))
})

/** Pays a share by its link, or says what is one's own. */
export const sendShareCommand = answer(sendShareCommandSpec, async ({ db, now, user, params, body }) => {
  const { split, personId } = behind(db, params.token)
  if (body.type === 'card') {
    const message = await payShareByCard(db, { now, userId: user?.id ?? null }, split, personId, body)
    return ok(shown(db, { now, user }, behind(db, params.token).split, params.token), { message })
  }
  const own = { splitId: split.id, personId }
  const by = { now, by: null, ownerId: split.organizerId }
  if (body.type === 'take' && (!user || roleOf(user) !== 'athlete'))
    throw new Refused('conflict', 'Entre com a sua conta de atleta para guardar essa parte nela.')
  const changed = await carryOutSplit(db, by, stepOf(db, { now, user }, own, body))
  const message = body.type === 'credit' ? 'Pago com o seu crédito.' : 'Anotado.'
  return ok(shown(db, { now, user }, changed, params.token), { message })
})

type Asking = { now: string; user: UserRecord | null }

function stepOf(
  db: Database,
  { now, user }: Asking,
  own: { splitId: string; personId: string },
  body: Exclude<ShareCommand, { type: 'card' }>,
): SplitStep {
  if (body.type === 'take') return { ...body, ...own, userId: user?.id ?? '' }
  if (body.type !== 'credit') return { ...body, ...own }
  const { type, id, cents: amountCents } = body
  const step = { type, id, ...own, paymentId: `credito-${id}`, amountCents }
  const split = db.splits.find(own.splitId)
  const known = split?.commands.some((each) => each.id === id)
  // The same again has nothing left to be judged by.
  if (split && !known)
    requireCredit(amountCents, arenaCredit(db, now, user, { split, personId: own.personId })?.cents ?? 0)
  return step
}

function behind(db: Database, token: string): { split: SplitRecord; personId: string } {
  const [split] = db.splits.where((each) => personBehind(each, token) !== undefined)
  const person = split && personBehind(split, token)
  if (!split || !person) throw notFound()
  return { split, personId: person.id }
}

function shown(db: Database, { now, user }: Asking, split: SplitRecord, token: string): LinkedShare {
  const personId = personBehind(split, token)?.id ?? ''
  const share = toLinkedShare(split, token, {
    organizerName: db.users.find(split.organizerId)?.name ?? REMOVED_NAME,
    maxInstalments: arenaOf(db, split)?.maxInstalments ?? 1,
    arenaCredit: arenaCredit(db, now, user, { split, personId }),
  })
  if (!share) throw notFound()
  return share
}
