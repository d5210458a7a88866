import { refuse } from '../../refusals/refusal.ts'
import { guestsToCome } from '../arrival.ts'
import { refuseCode } from '../arrival-code.ts'
import type { RachaLinkArrival } from '../command.ts'
import { done, ownPart, type RachaContext, type RachaOutcome } from '../context.ts'
import type { Participant, Racha } from '../racha.ts'
import { withPerson } from '../settle.ts'

/**
 * Notes the arrival of somebody who read the code at the field: of the person of this account or device, else of the guest
 * whose name they chose, whom the device is from then on.
 */
export function arriveByCode(
  racha: Racha,
  { code, key, name }: RachaLinkArrival,
  context: RachaContext,
): RachaOutcome {
  const refusal = refuseCode(racha, code, context.secret, context.at)
  if (refusal) return refusal
  const known = ownPart(racha, context) ?? racha.participants.find(({ guestKey }) => guestKey === key)
  const who = known ?? guestsToCome(racha, key).find((each) => each.name === name)?.person
  if (!who)
    return refuse('not_found', 'Não achamos esse nome entre os que vão. Peça a quem organiza para anotar.')
  if (who.status !== 'confirmed')
    return refuse('conflict', 'Seu lugar ainda não está confirmado. Fale com quem organiza.')
  const there: Partial<Participant> = { arrivedAt: who.arrivedAt ?? context.at }
  return done(withPerson(racha, who.id, known ? there : { ...there, guestKey: key }))
}
