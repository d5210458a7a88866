import { arriveByLinkSpec } from '@campo-livre/contract/rachas/arrive-by-link.ts'
import { getLinkedArrivalSpec } from '@campo-livre/contract/rachas/get-linked-arrival.ts'
import { guestsToCome, type LinkedArrival, turnOf } from '@campo-livre/domain/rachas/arrival.ts'
import { refuseCode } from '@campo-livre/domain/rachas/arrival-code.ts'
import { shortName } from '@campo-livre/domain/rachas/short-name.ts'
import type { RachaRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { carryOutRacha } from './apply-racha-command.ts'
import { athlete, behindLink, type Reader, readerIn } from './link-reader.ts'
import { ARRIVAL_SECRET } from './racha-context.ts'
import { owned } from '../ownership/owned.ts'

/** Returns who the reader of a code at the field is, or may be. */
export const getLinkedArrival = answer(
  owned(getLinkedArrivalSpec, 'rachas', 'link', behindLink),
  async ({ now, user, row: racha, query }) => {
    return ok(toLinkedArrival(racha, now, query.code, { user: athlete(user), key: query.key ?? null }))
  },
)

/** Notes the arrival of whoever read the code at the field. */
export const arriveByLink = answer(
  owned(arriveByLinkSpec, 'rachas', 'link', behindLink),
  async ({ db, now, user, row: { id: rachaId }, body }) => {
    const by = athlete(user)
    const racha = await carryOutRacha(db, { now, user: by }, { type: 'link_arrive', rachaId, ...body })
    return ok(toLinkedArrival(racha, now, body.code, { user: by, key: body.key }), {
      message: 'Chegada anotada.',
    })
  },
)

function toLinkedArrival(racha: RachaRecord, now: string, code: string, reader: Reader): LinkedArrival {
  const refusal = refuseCode(racha, code, ARRIVAL_SECRET, now)
  const me = readerIn(racha, reader) ?? readerIn(racha, { ...reader, user: null })
  return {
    refusal: refusal?.message ?? null,
    me: me
      ? {
          name: shortName(me.name),
          turn: turnOf(racha.participants, me.id),
          expected: me.status === 'confirmed',
        }
      : null,
    choices: refusal || me ? [] : guestsToCome(racha, reader.key).map(({ name }) => name),
  }
}
