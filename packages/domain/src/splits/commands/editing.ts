import { refuse } from '../../refusals/refusal.ts'
import {
  type ItemInput,
  MAX_ITEMS,
  MAX_PEOPLE,
  type PersonInput,
  type SplitEdit,
  type SplitStepOf,
} from '../command.ts'
import { done, type SplitContext, type SplitOutcome, unknownPerson } from '../context.ts'
import type { Payers, Split, SplitItem } from '../split.ts'

/** Opens a bill from a booking, a tab or a racha: once for each. */
export function open(command: SplitStepOf<'open'>, context: SplitContext): SplitOutcome {
  const { data, at, by, code, newGroupToken } = context
  const { splitId, origin, edits } = command
  const facts = data.origin(origin.kind, origin.id)
  if (!facts || by === null) return refuse('not_found', 'Não encontramos o que dividir.')
  if (data.split(splitId) || data.opened(origin.kind, origin.id))
    return refuse('conflict', 'Essa conta já está dividida.')
  const empty: Split = {
    id: splitId,
    code,
    organizerId: by.id,
    groupToken: newGroupToken(),
    title: facts.title,
    origin,
    timeZone: facts.timeZone,
    createdAt: at,
    cancelledAt: null,
    cancelReason: null,
    items: [],
    people: [],
    shares: [],
    payments: [],
    reminders: [],
    changes: [],
    commands: [],
  }
  return edit(empty, edits, context)
}

/** Makes all changes of a command, one after the other; their result is judged as a whole afterwards. */
export function edit(split: Split, edits: readonly SplitEdit[], context: SplitContext): SplitOutcome {
  let outcome = done(split)
  for (const each of edits) {
    if (!outcome.ok) return outcome
    outcome = one(outcome.split, each, context)
  }
  if (!outcome.ok) return outcome
  const { people, items } = outcome.split
  if (people.length > MAX_PEOPLE) return refuse('invalid', `Divida entre até ${MAX_PEOPLE} pessoas.`)
  if (items.length > MAX_ITEMS) return refuse('invalid', `Ponha até ${MAX_ITEMS} gastos.`)
  return outcome
}

function one(split: Split, change: SplitEdit, context: SplitContext): SplitOutcome {
  switch (change.do) {
    case 'item':
      return putItem(split, change.item, context)
    case 'remove_item':
      return done({ ...split, items: split.items.filter(({ id }) => id !== change.itemId) })
    case 'person':
      return putPerson(split, change.person, context)
    case 'remove_person':
    default:
      return removePerson(split, change.personId)
  }
}

function putItem(split: Split, input: ItemInput, { data }: SplitContext): SplitOutcome {
  const known = split.items.find(({ id }) => id === input.id)
  const { source } = input
  if (source !== null && !isSame(known?.source, source)) {
    if (!data.hasSource(source)) return refuse('not_found', `Não encontramos ${input.name}.`)
    if (split.items.some((item) => isSame(item.source, source)))
      return refuse('conflict', `${input.name} já está na conta.`)
  }
  return done({ ...split, items: put(split.items, { ...input, payers: payersOf(input, known) }) })
}

const isSame = (a: SplitItem['source'] | undefined, b: NonNullable<SplitItem['source']>) =>
  a?.kind === b.kind && a.id === b.id

/** An item that is claimed already stays so. */
function payersOf({ payers }: ItemInput, known: SplitItem | undefined): Payers {
  if (payers.of === 'some') return { of: 'some', personIds: [...new Set(payers.personIds)] }
  if (payers.of === 'all') return payers
  return { of: 'claim', byId: known?.payers.of === 'claim' ? known.payers.byId : null }
}

function putPerson(split: Split, input: PersonInput, { data, newToken }: SplitContext): SplitOutcome {
  const { sameAs, ...entered } = input
  const stored = split.people.find(({ id }) => id === input.id)
  if (stored) return done({ ...split, people: put(split.people, { ...stored, ...entered }) })
  const known = sameAs === null ? { userId: null, participantId: null } : data.known(sameAs)
  if (!known) return unknownPerson()
  if (known.userId !== null && split.people.some(({ userId }) => userId === known.userId))
    return refuse('conflict', `${input.name} já está na conta.`)
  const { userId, participantId } = known
  return done({
    ...split,
    people: [...split.people, { ...entered, userId, participantId, token: newToken() }],
  })
}

function removePerson(split: Split, personId: string): SplitOutcome {
  const person = split.people.find(({ id }) => id === personId)
  if (!person) return done(split)
  if (
    split.payments.some(
      (each) => each.personId === personId && (each.status === 'paid' || each.status === 'said'),
    )
  )
    return refuse(
      'conflict',
      `${person.name} já pagou: quem pagou fica na conta. Tire do que não é da pessoa.`,
    )
  return done({
    ...split,
    people: split.people.filter((each) => each !== person),
    items: split.items.map((item) => ({ ...item, payers: without(item.payers, personId) })),
    payments: split.payments.filter((each) => each.personId !== personId),
  })
}

function without(payers: Payers, personId: string): Payers {
  if (payers.of === 'some') return { of: 'some', personIds: payers.personIds.filter((id) => id !== personId) }
  return payers.of === 'claim' && payers.byId === personId ? { of: 'claim', byId: null } : payers
}

/** Returns the list with one more, or with the one of that id changed at its place. */
export function put<T extends { id: string }>(list: readonly T[], thing: T): T[] {
  return list.some(({ id }) => id === thing.id)
    ? list.map((each) => (each.id === thing.id ? thing : each))
    : [...list, thing]
}
