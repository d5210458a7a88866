import { liveState } from '@campo-livre/domain/rachas/live/live-state.ts'
import type { RachaDetail, RachaPerson } from '@campo-livre/domain/rachas/racha.ts'
import type { ParticipantStatus } from '@campo-livre/domain/rachas/racha-words.ts'
import { inLine } from '@campo-livre/domain/rachas/settle.ts'
import { cameTo } from '@campo-livre/domain/rachas/stats/evening.ts'

type Heading = (count: number) => string
export type RosterGroup = { id: string; title: string; people: readonly RachaPerson[] }

/** The order of the answers: players first. */
const ahead: readonly (readonly [ParticipantStatus, Heading])[] = [
  ['confirmed', (count) => (count === 1 ? '1 vai' : `${count} vão`)],
  ['offered', (count) => `${count} com lugar guardado`],
  ['waiting', (count) => `${count} na lista de espera`],
  ['maybe', (count) => `${count} talvez`],
  ['invited', (count) => `${count} sem resposta`],
  ['declined', (count) => (count === 1 ? '1 não vai' : `${count} não vão`)],
]

/** The same when the game is over, of those who did not come. */
const after: readonly (readonly [ParticipantStatus, Heading])[] = [
  ['confirmed', (count) => (count === 1 ? '1 não veio' : `${count} não vieram`)],
  ['waiting', (count) => (count === 1 ? '1 ficou na espera' : `${count} ficaram na espera`)],
  ['maybe', (count) => `${count} talvez`],
  ['offered', (count) => `${count} com lugar guardado`],
  ['invited', (count) => `${count} sem resposta`],
  ['declined', (count) => (count === 1 ? '1 não podia' : `${count} não podiam`)],
]

/** Returns the participants by answer; of a game that is over, who came before all others. */
export function rosterGroups(racha: RachaDetail): RosterGroup[] {
  if (racha.status !== 'played') return byAnswer(ahead, inTheirOrder(racha))
  const came = cameTo({
    people: racha.participants.map(({ id, name, status, arrivedAt }) => ({
      id,
      name,
      confirmed: status === 'confirmed',
      arrived: arrivedAt !== null,
    })),
    matches: racha.play.live ? liveState(racha.play.live).played : [],
  })
  const isIn = ({ id }: RachaPerson) => came.has(id)
  const there = racha.participants.filter(isIn)
  const others = racha.participants.filter((person) => !isIn(person))
  return [
    ...(there.length === 0
      ? []
      : [{ id: 'came', title: there.length === 1 ? '1 foi' : `${there.length} foram`, people: there }]),
    ...byAnswer(after, others),
  ]
}

/** Returns the participants, those who wait in the order in which they are promoted. */
function inTheirOrder(racha: RachaDetail): RachaPerson[] {
  return [...racha.participants.filter(({ status }) => status !== 'waiting'), ...inLine(racha)]
}

function byAnswer(order: typeof ahead, everybody: readonly RachaPerson[]): RosterGroup[] {
  return order.flatMap(([status, heading]) => {
    const people = everybody.filter((each) => each.status === status)
    return people.length === 0 ? [] : [{ id: status, title: heading(people.length), people }]
  })
}
