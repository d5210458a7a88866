import type { Participant, Racha } from '../rachas/racha.ts'
import type { ItemInput, PersonInput } from './command.ts'
import { MAX_PEOPLE } from './command.ts'
import { divide } from './divide.ts'
import type { SourceOffer } from './split-view.ts'

/** The facts that a bill is proposed from. */
export type ProposalFacts = {
  organizer: { id: string; name: string }
  /** The booking and the tabs of the game. */
  sources: readonly SourceOffer[]
  racha: Pick<Racha, 'pricePerHeadCents'> & { participants: readonly Participant[] }
}

/**
 * Proposes how a bill is divided: among the organiser and who goes, goalkeepers exempt. With a price a head, day players
 * pay that, and regulars the rest; where nobody would be left for the rest, or nothing of it, all pay equally.
 */
export function proposeSplit({ organizer, sources, racha }: ProposalFacts): {
  items: ItemInput[]
  people: PersonInput[]
} {
  const items = sources.map(({ source, name, cents }): ItemInput => ({
    id: `${source.kind}-${source.id}`,
    kind: source.kind === 'booking' ? 'field' : 'tab',
    name,
    cents,
    payers: { of: 'all' },
    source,
  }))
  const going = racha.participants
    .filter(({ status, userId }) => status === 'confirmed' && userId !== organizer.id)
    .slice(0, MAX_PEOPLE - 1)
  const me = { id: `me-${organizer.id}`, name: organizer.name, sameAs: organizer.id }
  const plain = (each: Pick<PersonInput, 'id' | 'name' | 'sameAs'>, exempt = false): PersonInput => ({
    ...each,
    exempt,
    part: { as: 'rest' },
  })
  const equal = [
    plain(me),
    ...going.map(({ id, name, goalkeeper }) => plain({ id, name, sameAs: id }, goalkeeper)),
  ]
  const days = new Set(going.filter(({ kind }) => kind === 'day').map(({ id }) => id))
  const cents = racha.pricePerHeadCents
  const byHead = equal.map((person): PersonInput =>
    days.has(person.id) && !person.exempt ? { ...person, part: { as: 'amount', cents } } : person,
  )
  const hasRegulars = going.some(({ kind }) => kind === 'regular')
  const fits = divide({ items: items.map((item) => ({ ...item, payers: { of: 'all' } })), people: byHead })
  return { items, people: cents > 0 && hasRegulars && fits.problems.length === 0 ? byHead : equal }
}
