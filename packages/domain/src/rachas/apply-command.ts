import { answeredBefore } from '../outcome/answered-before.ts'
import { refuse } from '../refusals/refusal.ts'
import type { RachaCommand, RachaStep } from './command.ts'
import { answerByLink, answerCommand } from './commands/answering.ts'
import { arriveByCode } from './commands/arriving.ts'
import { change, create } from './commands/facts.ts'
import {
  add,
  arrive,
  bringList,
  edit,
  openPlaces,
  pay,
  promoteOne,
  remove,
  transfer,
} from './commands/organising.ts'
import { drawGame, noteLive, place, publishSeed } from './commands/playing.ts'
import { rate } from './commands/rating.ts'
import { done, ownPart, type RachaContext, type RachaOutcome } from './context.ts'
import type { Racha } from './racha.ts'
import { settle } from './settle.ts'

/** The commands that anybody of the game may give. */
const everybodys: readonly RachaStep['type'][] = ['answer', 'mute', 'link_answer', 'link_arrive']
/** The commands that those of the game give besides. */
const players: readonly RachaStep['type'][] = ['rate']
/** The commands that a game takes after its end: who was there, what happened on the field, how they played. */
const afterwards: readonly RachaStep['type'][] = [
  'arrive',
  'pay',
  'live',
  'rate',
  'mute',
  'renew_link',
  'transfer',
]

/**
 * Carries out what somebody does with a pickup game (decision 079). Pure: a client shows what comes out, the server stores
 * it. What ended by the clock since is done first. A command counts once by its id; what is not allowed is a refusal with its
 * sentence, never an exception.
 */
export function applyRachaCommand(command: RachaStep, context: RachaContext): RachaOutcome {
  const { data, at, by } = context
  const text = JSON.stringify(command)
  const stored = data.racha(command.rachaId)
  const known = answeredBefore(
    stored?.changes.find(({ id }) => id === command.id),
    (kept) => kept.command === text && kept.byId === (by?.id ?? null),
  )
  if (stored && known) return known.ok ? done(settle(stored, at)) : known
  const outcome =
    command.type === 'create'
      ? create(command, context)
      : stored
        ? onGame(settle(stored, at), command, context)
        : unknownRacha()
  if (!outcome.ok) return outcome
  const { racha } = outcome
  const entry = { id: command.id, at, byId: by?.id ?? null, command: text }
  return done({ ...racha, changes: [...racha.changes, entry] })
}

const unknownRacha = () => refuse('not_found', 'Não encontramos esse racha.')

function onGame(
  racha: Racha,
  command: Exclude<RachaStep, { type: 'create' }>,
  context: RachaContext,
): RachaOutcome {
  const organises = context.by?.id === racha.organizerId
  const isIn = organises || ownPart(racha, context) !== undefined
  if (!isIn && !everybodys.includes(command.type)) return unknownRacha()
  if (!organises && ![...everybodys, ...players].includes(command.type))
    return refuse('forbidden', 'Só quem organiza o racha faz isso.')
  if (racha.cancelledAt !== null && command.type !== 'mute')
    return refuse('invalid_transition', 'Esse racha foi cancelado.')
  if (context.at >= racha.end && !afterwards.includes(command.type))
    return refuse('invalid_transition', 'Esse racha já acabou.')
  if (command.type === 'link_answer') return answerByLink(racha, command, context)
  if (command.type === 'link_arrive') return arriveByCode(racha, command, context)
  return step(racha, command, context)
}

function step(
  racha: Racha,
  command: Exclude<RachaCommand, { type: 'create' }>,
  context: RachaContext,
): RachaOutcome {
  switch (command.type) {
    case 'change':
      return change(racha, command, context)
    case 'answer':
      return answerCommand(racha, command, context)
    case 'add':
      return add(racha, command, context)
    case 'list':
      return bringList(racha, command, context)
    case 'pay':
      return pay(racha, command)
    case 'edit':
      return edit(racha, command, context)
    case 'remove':
      return remove(racha, command.participantId, context)
    case 'promote':
      return promoteOne(racha, command.participantId, context)
    case 'arrive':
      return arrive(racha, command, context)
    case 'open_places':
      return openPlaces(racha, command, context)
    case 'renew_link':
      return done({ ...racha, linkToken: context.token })
    case 'transfer':
      return transfer(racha, command.participantId)
    case 'publish_seed':
      return publishSeed(racha, context)
    case 'draw':
      return drawGame(racha, command)
    case 'place':
      return place(racha, command)
    case 'live':
      return noteLive(racha, command)
    case 'rate':
      return rate(racha, command, context)
    case 'mute':
      return mute(racha, command.muted, context)
    case 'cancel':
    default:
      return done({
        ...racha,
        cancelledAt: context.at,
        cancelReason: command.reason,
        weekly: racha.weekly && command.scope === 'this',
      })
  }
}

function mute(racha: Racha, muted: boolean, context: RachaContext): RachaOutcome {
  const { by } = context
  if (by === null || (by.id !== racha.organizerId && !ownPart(racha, context))) return unknownRacha()
  const others = racha.mutedBy.filter((id) => id !== by.id)
  return done({ ...racha, mutedBy: muted ? [...others, by.id] : others })
}
