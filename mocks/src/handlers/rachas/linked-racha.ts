import { answerLinkedRachaSpec } from '@campo-livre/contract/rachas/answer-linked-racha.ts'
import { getLinkedRachaSpec } from '@campo-livre/contract/rachas/get-linked-racha.ts'
import { placeReason } from '@campo-livre/domain/rachas/place-reason.ts'
import type { LinkedRacha } from '@campo-livre/domain/rachas/racha.ts'
import { countOf, freePlaces, rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import { rulesOf } from '@campo-livre/domain/rachas/rules-of.ts'
import { shortName, shortNames } from '@campo-livre/domain/rachas/short-name.ts'
import type { Database } from '../../db/database.ts'
import type { RachaRecord, UserRecord } from '../../db/records.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { NOBODY } from '../me/nobody.ts'
import { carryOutRacha } from './carry-out.ts'
import { settleRacha } from './keep-racha.ts'
import { isInvolved } from './racha-rows.ts'

/** Returns the racha behind a link (N2). */
export const getLinkedRacha = answer(getLinkedRachaSpec, async ({ db, now, user, params, query }) => {
  const racha = await behind(db, now, params.token)
  return ok(toLinkedRacha(db, now, racha, { user: athlete(user), key: query.key ?? null }))
})

/** Answers for the racha behind a link, with or without an account. */
export const answerLinkedRacha = answer(answerLinkedRachaSpec, async ({ db, now, user, params, body }) => {
  const { id: rachaId } = await behind(db, now, params.token)
  const by = athlete(user)
  const racha = await carryOutRacha(db, { now, user: by }, { type: 'link_answer', rachaId, ...body })
  return ok(toLinkedRacha(db, now, racha, { user: by, key: body.key }), { message: 'Resposta anotada.' })
})

/** An arena or an admin with the link is somebody without an account here. */
const athlete = (user: UserRecord | null) => (user?.profile.name === 'athlete' ? user : null)

/** Returns the next game behind a link, or the last when there is no next one; 404 for a link that was renewed. */
async function behind(db: Database, now: string, token: string): Promise<RachaRecord> {
  const games = () => db.rachas.where(({ linkToken }) => linkToken === token)
  for (const racha of games()) await settleRacha(db, now, racha)
  const sorted = games().toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const coming = sorted.filter(({ end }) => end > now)
  const racha = coming.find(({ cancelledAt }) => cancelledAt === null) ?? coming[0] ?? sorted.at(-1)
  if (!racha) throw notFound()
  return racha
}

type Seen = { user: UserRecord | null; key: string | null }

/** Shows a racha to whoever has its link: no phone, no surname, no other racha. */
function toLinkedRacha(db: Database, now: string, racha: RachaRecord, { user, key }: Seen): LinkedRacha {
  const { sport, place, timeZone, start, end, weekly, maxPlayers, pricePerHeadCents, participants } = racha
  const names = shortNames(participants.map(({ name }) => name))
  const me = participants.find((each) =>
    user ? each.userId === user.id : key !== null && each.guestKey === key,
  )
  return {
    sport,
    place,
    timeZone,
    start,
    end,
    weekly,
    maxPlayers,
    pricePerHeadCents,
    ...rulesOf(racha),
    status: rachaStatus(racha, now),
    confirmed: countOf(racha, 'confirmed'),
    freePlaces: freePlaces(racha),
    waiting: countOf(racha, 'waiting'),
    organizerName: shortName(db.users.find(racha.organizerId)?.name ?? NOBODY),
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
