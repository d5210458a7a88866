import { refuse, type Refusal } from '../../refusals/refusal.ts'
import { fold } from '../../text/fold.ts'
import { toInstant, toMinutes } from '../../time/zone.ts'
import { MAX_PEOPLE, type RachaCommandOf, type RachaLinkAnswer } from '../command.ts'
import {
  done,
  find,
  namesake,
  ownPart,
  type RachaContext,
  type RachaOutcome,
  unknownPerson,
} from '../context.ts'
import { ageRefusal } from '../ages.ts'
import { freeIn, holdsPlace, poolOf } from '../places.ts'
import type { Participant, Racha } from '../racha.ts'
import { MIDDLE_SKILL, type RachaAnswer } from '../racha-words.ts'
import { promote, withPerson } from '../settle.ts'

type Said = { answer: RachaAnswer; goalkeeper?: boolean | undefined; skill?: number | undefined }

/** Answers for the caller, or for somebody on the roster as its organiser does. */
export function answerCommand(
  racha: Racha,
  command: RachaCommandOf<'answer'>,
  context: RachaContext,
): RachaOutcome {
  const { by, at } = context
  const organises = by?.id === racha.organizerId
  const own = ownPart(racha, context)
  if (command.participantId !== null && command.participantId !== own?.id) {
    if (!organises) return refuse('forbidden', 'Só quem organiza responde por outra pessoa.')
    return find(racha, command.participantId)
      ? done(answered(racha, command.participantId, command, at))
      : unknownPerson()
  }
  if (!organises && at >= racha.start) return refuse('invalid_transition', 'O jogo já começou.')
  const aged = organises ? null : tooYoungOrOld(racha, own, command, context)
  if (own) return aged ?? done(answered(racha, own.id, command, at))
  if (by === null) return unknownPerson()
  if (organises) return joined(racha, { ...newcomer(command, by), kind: 'regular' }, command, at)
  const refusal = closedTo(racha, command) ?? (by.minor === true ? forAdults() : null)
  return refusal ?? aged ?? joined(racha, newcomer(command, by), command, at)
}

/** Returns why somebody who says that they come does not by their age; a guest gives their word, as they have no account. */
function tooYoungOrOld(
  racha: Racha,
  own: Participant | undefined,
  { answer, ageStated = false }: Said & { ageStated?: boolean | undefined },
  { by }: RachaContext,
): Refusal | null {
  if (answer !== 'going') return null
  const said = by === null ? { stated: ageStated } : by.birth ? { birth: by.birth } : null
  return ageRefusal(racha, own?.status ?? null, said)
}

function newcomer(
  { id, goalkeeper = false, skill = MIDDLE_SKILL }: Said & { id: string },
  by: { id: string; name: string },
) {
  return person({ id: `${id}-p`, userId: by.id, name: by.name, goalkeeper, skill })
}

/** Answers by the link: as the person of this account or device, as the guest of that name, or as somebody new. */
export function answerByLink(racha: Racha, command: RachaLinkAnswer, context: RachaContext): RachaOutcome {
  const { by, at } = context
  if (at >= racha.start) return refuse('invalid_transition', 'O jogo já começou.')
  if (by !== null) {
    const own = ownPart(racha, context)
    const aged = by.id === racha.organizerId ? null : tooYoungOrOld(racha, own, command, context)
    if (own) return aged ?? done(answered(racha, own.id, command, at))
    return aged ?? joined(racha, newcomer(command, by), command, at)
  }
  const { key: guestKey, name } = command
  const known = racha.participants.find((each) => each.guestKey === guestKey)
  const agedAs = (as?: Participant) => tooYoungOrOld(racha, as, command, context)
  if (known) return agedAs(known) ?? done(answered(racha, known.id, command, at))
  const [guest, second] = racha.participants.filter((each) => fold(each.name) === fold(name))
  if (guest) {
    if (second || guest.userId !== null || guest.guestKey !== null) return namesake(name)
    return agedAs(guest) ?? done(answered(withPerson(racha, guest.id, { guestKey }), guest.id, command, at))
  }
  const { goalkeeper } = command
  const added = person({
    id: `${command.id}-p`,
    userId: null,
    name,
    goalkeeper,
    skill: MIDDLE_SKILL,
    guestKey,
  })
  return agedAs() ?? joined(racha, added, command, at)
}

/** Makes somebody for the roster, without an answer yet. */
export function person(
  given: Pick<Participant, 'id' | 'userId' | 'name' | 'goalkeeper' | 'skill'> & Partial<Participant>,
): Participant {
  return {
    kind: 'day',
    status: 'invited',
    paid: false,
    answeredAt: null,
    offerUntil: null,
    missedOffer: false,
    leftLate: false,
    arrivedAt: null,
    guestKey: null,
    ...given,
  }
}

function joined(racha: Racha, added: Participant, said: Said, at: string): RachaOutcome {
  if (racha.participants.length >= MAX_PEOPLE)
    return refuse('conflict', `A lista já tem ${MAX_PEOPLE} nomes. Fale com quem organiza.`)
  return done(answered({ ...racha, participants: [...racha.participants, added] }, added.id, said, at))
}

/** Open places are public, and somebody under 18 stays out of whatever is. */
export const forAdults = () => refuse('forbidden', 'Vagas abertas são para quem tem 18 anos ou mais.')

/** Returns why somebody without an invitation may not come in, or null where the places are open to them (N5). */
function closedTo({ opening }: Racha, { goalkeeper = false, skill = MIDDLE_SKILL }: Said) {
  if (opening === null) return refuse('not_found', 'Não encontramos esse racha.')
  if (opening.to !== 'anyone' && (opening.to === 'goalkeeper') !== goalkeeper)
    return refuse('conflict', goalkeeper ? 'As vagas abertas são de linha.' : 'A vaga aberta é de goleiro.')
  if (skill < opening.skillFrom || skill > opening.skillTo)
    return refuse('conflict', 'As vagas abertas são para outro nível de jogo.')
  return null
}

/**
 * Returns the game after an answer. Who comes gets a place where one is free, else waits; who leaves gives theirs to the next
 * (rule 9).
 */
export function answered(racha: Racha, id: string, { answer, goalkeeper, skill }: Said, at: string): Racha {
  const before = find(racha, id)
  if (!before) return racha
  const now: Participant = {
    ...before,
    goalkeeper: goalkeeper ?? before.goalkeeper,
    skill: skill ?? before.skill,
  }
  if (answer !== 'going') {
    const leftLate = before.leftLate || (before.status === 'confirmed' && isLate(racha, at))
    const left = { ...now, status: answer, answeredAt: at, offerUntil: null, leftLate, missedOffer: false }
    return promote(withPerson(racha, id, left), at)
  }
  const stays = holdsPlace(before) && poolOf(racha, before) === poolOf(racha, now)
  const gets = stays || freeIn(racha, poolOf(racha, now), now.kind) > 0
  const keepsTurn = before.status === 'waiting' || before.status === 'confirmed'
  const came: Participant = {
    ...now,
    status: gets ? 'confirmed' : 'waiting',
    answeredAt: keepsTurn ? (before.answeredAt ?? at) : at,
    offerUntil: null,
    leftLate: false,
    missedOffer: false,
  }
  return promote(withPerson(racha, id, came), at)
}

function isLate({ start, freeOutHours }: Racha, at: string): boolean {
  return freeOutHours !== null && at > toInstant(toMinutes(start) - freeOutHours * 60)
}
