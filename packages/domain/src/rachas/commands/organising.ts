import { refuse } from '../../refusals/refusal.ts'
import { fold } from '../../text/fold.ts'
import { opensFor } from '../ages.ts'
import { MAX_PEOPLE, type NewPerson, type RachaCommandOf } from '../command.ts'
import { done, find, namesake, type RachaContext, type RachaOutcome, unknownPerson } from '../context.ts'
import { capacityOf, freeIn, holdsPlace, poolOf } from '../places.ts'
import type { Participant, Racha } from '../racha.ts'
import type { RachaAnswer } from '../racha-words.ts'
import { promote, withPerson } from '../settle.ts'
import { answered, forAdults, person } from './answering.ts'

/** Puts people on the roster; those who are going get a place while there is one. */
export function add(racha: Racha, { people }: RachaCommandOf<'add'>, context: RachaContext): RachaOutcome {
  const added = people.map(({ going, ...each }) => ({ ...each, answer: going ? ('going' as const) : null }))
  return withPeople(racha, added, context)
}

/** Brings the group's list in, all of it or nothing (N4): the answers of who is on the roster, then who is new. */
export function bringList(
  racha: Racha,
  { answers, people, style }: RachaCommandOf<'list'>,
  context: RachaContext,
): RachaOutcome {
  if (answers.some(({ participantId }) => !find(racha, participantId))) return unknownPerson()
  const after = answers.reduce<Racha>(
    (before, { participantId, paid, ...said }) =>
      answered(
        paid === undefined ? before : withPerson(before, participantId, { paid }),
        participantId,
        said,
        context.at,
      ),
    { ...racha, listStyle: style },
  )
  return withPeople(after, people, context)
}

type Added = Omit<NewPerson, 'going'> & { answer: RachaAnswer | null; paid?: boolean | undefined }

function withPeople(racha: Racha, people: readonly Added[], context: RachaContext): RachaOutcome {
  if (racha.participants.length + people.length > MAX_PEOPLE)
    return refuse('conflict', `A lista fica com no máximo ${MAX_PEOPLE} nomes.`)
  let after = racha
  for (const each of people) {
    if (find(after, each.participantId)) return refuse('conflict', `${each.name} já está na lista.`)
    const earlier = each.sameAs === null ? undefined : context.data.known(each.sameAs)
    const userId = earlier?.userId ?? null
    const { name, skill } = earlier ?? each
    const twin = after.participants.find((known) =>
      userId === null ? fold(known.name) === fold(name) : known.userId === userId,
    )
    if (twin) return namesake(twin.name)
    const { participantId: id, goalkeeper, kind, answer, paid = false } = each
    const added = person({ id, userId, name, goalkeeper, kind, skill, paid })
    after = withNewPerson(after, added, answer, context.at)
  }
  return done(after)
}

/** Puts a person on the roster, with their answer at an instant if they have given one. */
function withNewPerson(racha: Racha, added: Participant, answer: RachaAnswer | null, at: string): Racha {
  const after = { ...racha, participants: [...racha.participants, added] }
  return answer === null ? after : answered(after, added.id, { answer }, at)
}

/** Changes what the organiser wrote of somebody; a name of an account is theirs. */
export function edit(racha: Racha, command: RachaCommandOf<'edit'>, { at }: RachaContext): RachaOutcome {
  const { participantId, name, kind, skill, goalkeeper } = command
  const before = find(racha, participantId)
  if (!before) return unknownPerson()
  if (name !== undefined && before.userId !== null && name !== before.name)
    return refuse('conflict', 'O nome é o da conta da pessoa.')
  if (name !== undefined && isTaken(racha, before.id, name)) return namesake(name)
  const after = withPerson(racha, before.id, {
    name: name ?? before.name,
    kind: kind ?? before.kind,
    skill: skill ?? before.skill,
  })
  if (goalkeeper === undefined || goalkeeper === before.goalkeeper) return done(promote(after, at))
  if (before.status === 'offered') return done(promote(withOffer(after, before.id, goalkeeper), at))
  const saidYes = before.status === 'confirmed' || before.status === 'waiting'
  return done(
    saidYes
      ? answered(after, before.id, { answer: 'going', goalkeeper }, at)
      : promote(withPerson(after, before.id, { goalkeeper }), at),
  )
}

/** Moves an offer that is not answered yet to another position; without a free place there, its person waits again. */
function withOffer(racha: Racha, id: string, goalkeeper: boolean): Racha {
  const before = find(racha, id)
  if (!before) return racha
  const pool = poolOf(racha, { ...before, goalkeeper })
  const stays = pool === poolOf(racha, before) || freeIn(racha, pool, before.kind) > 0
  return withPerson(racha, id, {
    goalkeeper,
    ...(stays ? {} : { status: 'waiting', offerUntil: null }),
  })
}

/** Returns whether somebody else on the roster has a name. */
function isTaken({ participants }: Racha, ownId: string, name: string): boolean {
  return participants.some((each) => each.id !== ownId && fold(each.name) === fold(name))
}

/** Takes somebody off the roster; their place goes to the next who waits. */
export function remove(racha: Racha, id: string, { at }: RachaContext): RachaOutcome {
  if (!find(racha, id)) return unknownPerson()
  const participants = racha.participants.filter((each) => each.id !== id)
  return done(promote({ ...racha, participants }, at))
}

/** Gives somebody who waits a place at once, out of turn; never more than there are (rule 9). */
export function promoteOne(racha: Racha, id: string, { at }: RachaContext): RachaOutcome {
  const who = find(racha, id)
  if (!who) return unknownPerson()
  const pool = poolOf(racha, who)
  const taken = racha.participants.filter(
    (each) => each.id !== id && holdsPlace(each) && poolOf(racha, each) === pool,
  ).length
  if (taken >= capacityOf(racha, pool))
    return refuse('conflict', 'Não há vaga livre. Alguém precisa sair antes.')
  const came: Partial<Participant> = { status: 'confirmed', offerUntil: null, missedOffer: false }
  return done(withPerson(racha, id, { ...came, answeredAt: who.answeredAt ?? at }))
}

/** Notes whether somebody has paid their part, as the organiser was told. */
export function pay(racha: Racha, { participantId, paid }: RachaCommandOf<'pay'>): RachaOutcome {
  return find(racha, participantId) ? done(withPerson(racha, participantId, { paid })) : unknownPerson()
}

/** Marks that somebody is there, in the order of arrival. */
export function arrive(racha: Racha, command: RachaCommandOf<'arrive'>, { at }: RachaContext): RachaOutcome {
  const who = find(racha, command.participantId)
  if (!who) return unknownPerson()
  if (command.arrived && who.status !== 'confirmed')
    return refuse('invalid_transition', `${who.name} não está entre os que vão.`)
  const arrivedAt = command.arrived ? (who.arrivedAt ?? at) : null
  return done(withPerson(racha, who.id, { arrivedAt }))
}

/** Opens free places to players nearby, or closes them again (N5). */
export function openPlaces(
  racha: Racha,
  { opening }: RachaCommandOf<'open_places'>,
  { by }: RachaContext,
): RachaOutcome {
  if (opening !== null && by?.minor === true) return forAdults()
  if (opening !== null && !opensFor(racha, null)) return forAdults()
  if (opening !== null && opening.skillFrom > opening.skillTo)
    return refuse('invalid', 'O nível de jogo vai do menor ao maior.')
  if (opening?.withinKm !== undefined && racha.bookingId === null)
    return refuse(
      'invalid',
      'Sem a reserva de um campo, a gente não sabe a distância. Abra sem ela.',
      'withinKm',
    )
  return done({ ...racha, opening, visibility: opening === null ? 'link' : 'public' })
}

/** Hands the game to somebody of it who has an account. */
export function transfer(racha: Racha, id: string): RachaOutcome {
  const heir = find(racha, id)
  if (!heir) return unknownPerson()
  if (heir.userId === null) return refuse('conflict', `${heir.name} precisa ter uma conta para organizar.`)
  return done({ ...racha, organizerId: heir.userId })
}
