import { refuse } from '../../refusals/refusal.ts'
import { divide } from '../divide.ts'
import type { SplitStepOf } from '../command.ts'
import { done, type SplitOutcome, unknownPerson } from '../context.ts'
import type { Split, SplitItem } from '../split.ts'
import { put } from './editing.ts'

type Claim = {
  itemId: string
  personId: string | null
  /** Somebody who acts for themselves alone. */ ownId: string | null
}

/** Gives an item to whom it was, or lets it go again. The first who claims it has it: to anybody else it is taken. */
export function claim(split: Split, { itemId, personId, ownId }: Claim): SplitOutcome {
  const item = split.items.find(({ id }) => id === itemId)
  if (item?.payers.of !== 'claim') return refuse('not_found', 'Esse gasto não está mais na conta.')
  if (personId !== null && !split.people.some(({ id }) => id === personId)) return unknownPerson()
  const { byId } = item.payers
  const isOthers = byId !== null && (personId === null ? ownId !== null && byId !== ownId : byId !== personId)
  if (isOthers) {
    const holder = split.people.find(({ id }) => id === byId)?.name ?? 'Outra pessoa'
    return refuse('conflict', `${holder} já ficou com ${item.name}.`)
  }
  return done({ ...split, items: put(split.items, { ...item, payers: { of: 'claim', byId: personId } }) })
}

/** Puts the share of a guest on an account: it changes nothing of what is owed or paid. Somebody has one share of a bill. */
export function take(split: Split, { personId, userId }: SplitStepOf<'take'>): SplitOutcome {
  const person = split.people.find(({ id }) => id === personId)
  if (!person) return unknownPerson()
  if (userId === null)
    return refuse('conflict', 'Entre com a sua conta de atleta para guardar essa parte nela.')
  if (person.userId === userId) return done(split)
  if (person.userId !== null) return refuse('conflict', 'Essa parte já está em outra conta.')
  if (userId === split.organizerId || split.people.some((each) => each.userId === userId))
    return refuse('conflict', 'Você já tem a sua parte nesta conta.')
  return done({ ...split, people: put(split.people, { ...person, userId }) })
}

/**
 * Puts a tab on the bill as the counter hands it over, or its new amount. It is everybody's; where fixed parts leave no
 * room for it, it waits to be claimed, so that the counter is never kept waiting by a rule.
 */
export function handTab(split: Split, { itemId, tabId, name, cents }: SplitStepOf<'hand_tab'>): SplitOutcome {
  const known = split.items.find(({ source }) => source?.kind === 'tab' && source.id === tabId)
  const item: SplitItem = known
    ? { ...known, cents }
    : { id: itemId, kind: 'tab', name, cents, payers: { of: 'all' }, source: { kind: 'tab', id: tabId } }
  const items = put(split.items, item)
  const fits = divide({ ...split, items }).problems.length === 0
  const waiting: SplitItem = { ...item, payers: { of: 'claim', byId: null } }
  return done({ ...split, items: fits ? items : put(split.items, waiting) })
}
