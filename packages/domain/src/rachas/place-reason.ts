import type { Participant, Racha } from './racha.ts'
import { inLine } from './settle.ts'

type Person = Pick<
  Participant,
  'id' | 'status' | 'kind' | 'goalkeeper' | 'answeredAt' | 'missedOffer' | 'leftLate'
>

/** Tells in words by what somebody stands where they do: `mensalista, 3º a responder`. */
export function placeReason(
  racha: Pick<Racha, 'priority' | 'goalkeeperPlaces'> & { participants: readonly Person[] },
  { id, status, kind, goalkeeper, answeredAt, missedOffer, leftLate }: Person,
): string {
  const facts = [
    ...(goalkeeper ? ['goleiro'] : []),
    kind === 'regular' ? 'mensalista' : 'diarista',
    ...(missedOffer ? ['não respondeu a tempo'] : []),
    ...(leftLate ? ['saiu depois do prazo'] : []),
  ]
  if (status === 'waiting') {
    const turn = inLine(racha).findIndex((each) => each.id === id) + 1
    return [...facts, `${turn}º da espera`].join(', ')
  }
  if (status !== 'confirmed' || answeredAt === null) return facts.join(', ')
  const own = racha.participants.findIndex((each) => each.id === id)
  // Those of one list answered at one instant: they are in its order.
  const before = racha.participants.filter(
    (each, at) =>
      each.status === 'confirmed' &&
      each.answeredAt !== null &&
      (each.answeredAt < answeredAt || (each.answeredAt === answeredAt && at < own)),
  )
  return [...facts, `${before.length + 1}º a responder`].join(', ')
}
