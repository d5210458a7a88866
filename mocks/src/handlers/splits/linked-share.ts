import { getLinkedShareSpec } from '@campo-livre/contract/splits/get-linked-share.ts'
import { sendShareCommandSpec } from '@campo-livre/contract/splits/send-share-command.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { toLinkedShare } from '@campo-livre/domain/splits/to-view.ts'
import type { Database } from '../../db/database.ts'
import type { SplitRecord } from '../../db/records.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound, Refused } from '../../http/refused.ts'
import { NOBODY } from '../me/nobody.ts'
import { arenaOf } from './arena-of.ts'
import { carryOutSplit } from './carry-out.ts'
import { payShareByCard } from './pay-share-by-card.ts'

/** Returns the share behind a link (N1); an old, a foreign and a guessed one are one answer. */
export const getLinkedShare = answer(getLinkedShareSpec, ({ db, params }) => {
  const { split } = behind(db, params.token)
  return ok(shown(db, split, params.token))
})

/** Pays a share by its link, or says what is one's own. */
export const sendShareCommand = answer(sendShareCommandSpec, async ({ db, now, user, params, body }) => {
  const { split, personId } = behind(db, params.token)
  if (body.type === 'card') {
    const message = await payShareByCard(db, { now, userId: user?.id ?? null }, split, personId, body)
    return ok(shown(db, behind(db, params.token).split, params.token), { message })
  }
  const own = { splitId: split.id, personId }
  const by = { now, by: null, ownerId: split.organizerId }
  if (body.type === 'take' && (!user || roleOf(user) !== 'athlete'))
    throw new Refused('conflict', 'Entre com a sua conta de atleta para guardar essa parte nela.')
  const step = body.type === 'take' ? { ...body, ...own, userId: user?.id ?? '' } : { ...body, ...own }
  const changed = await carryOutSplit(db, by, step)
  return ok(shown(db, changed, params.token), { message: 'Anotado.' })
})

function behind(db: Database, token: string): { split: SplitRecord; personId: string } {
  const [split] = db.splits.where(({ people }) => people.some((person) => person.token === token))
  const person = split?.people.find((each) => each.token === token)
  if (!split || !person) throw notFound()
  return { split, personId: person.id }
}

function shown(db: Database, split: SplitRecord, token: string): LinkedShare {
  const share = toLinkedShare(split, token, {
    organizerName: db.users.find(split.organizerId)?.name ?? NOBODY,
    maxInstalments: arenaOf(db, split)?.maxInstalments ?? 1,
  })
  if (!share) throw notFound()
  return share
}
