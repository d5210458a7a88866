import { answerLinkedRachaSpec } from '@campo-livre/contract/rachas/answer-linked-racha.ts'
import { getLinkedRachaSpec } from '@campo-livre/contract/rachas/get-linked-racha.ts'
import { placeReason } from '@campo-livre/domain/rachas/place-reason.ts'
import type { LinkedRacha } from '@campo-livre/domain/rachas/racha.ts'
import { countOf, freePlaces, keptUntil, rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import { rulesOf } from '@campo-livre/domain/rachas/rules-of.ts'
import { shortName, shortNames } from '@campo-livre/domain/rachas/short-name.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { carryOutRacha } from './apply-racha-command.ts'
import { athlete, behindLink, type Reader, readerIn } from './link-reader.ts'
import { owned } from '../ownership/owned.ts'
import { isInvolved } from '../ownership/whose.ts'

/** Returns the racha behind a link (N2). */
export const getLinkedRacha = answer(
  owned(getLinkedRachaSpec, 'rachas', 'link', behindLink),
  async ({ db, now, user, row: racha, query }) => {
    return ok(toLinkedRacha(db, now, racha, { user: athlete(user), key: query.key ?? null }))
  },
)

/** Answers for the racha behind a link, with or without an account. */
export const answerLinkedRacha = answer(
  owned(answerLinkedRachaSpec, 'rachas', 'link', behindLink),
  async ({ db, now, user, row: { id: rachaId }, body }) => {
    const by = athlete(user)
    const racha = await carryOutRacha(db, { now, user: by }, { type: 'link_answer', rachaId, ...body })
    return ok(toLinkedRacha(db, now, racha, { user: by, key: body.key }), { message: 'Resposta anotada.' })
  },
)

/** Shows a racha to whoever has its link: no phone, no surname, no other racha. */
function toLinkedRacha(db: Database, now: string, racha: RachaRecord, reader: Reader): LinkedRacha {
  const { sport, place, timeZone, start, end, weekly, maxPlayers, pricePerHeadCents, participants } = racha
  const { minAge, maxAge } = racha
  const names = shortNames(participants.map(({ name }) => name))
  const me = readerIn(racha, reader)
  const { user } = reader
  return {
    sport,
    place,
    timeZone,
    start,
    end,
    weekly,
    maxPlayers,
    pricePerHeadCents,
    minAge,
    maxAge,
    ...rulesOf(racha),
    status: rachaStatus(racha, now),
    confirmed: countOf(racha, 'confirmed'),
    freePlaces: freePlaces(racha),
    waiting: countOf(racha, 'waiting'),
    keptUntil: keptUntil(participants),
    organizerName: shortName(db.users.find(racha.organizerId)?.name ?? REMOVED_NAME),
    people: participants.map(({ status, goalkeeper }, index) => ({
      name: names[index] ?? '',
      status,
      goalkeeper,
    })),
    me: me
      ? {
          name: shortName(me.name),
          goalkeeper: me.goalkeeper,
          status: me.status,
          offerUntil: me.offerUntil,
          why: placeReason(racha, me),
        }
      : null,
    ownId: user && isInvolved(racha, user) ? racha.id : null,
  }
}
