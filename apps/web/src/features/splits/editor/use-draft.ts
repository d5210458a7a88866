import { itemKindLabels, type ItemKind } from '@campo-livre/domain/splits/split.ts'
import type { Contact, SourceOffer } from '@campo-livre/domain/splits/split-view.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { useState } from 'react'
import { randomKey } from '../../../lib/action/use-idempotency-key.ts'
import type { Draft, DraftItem, DraftPerson } from './draft.ts'

/** The draft of a bill, and what can be done with it. */
export function useDraft(initial: Draft) {
  const [draft, setDraft] = useState(initial)
  const items = (change: (old: readonly DraftItem[]) => readonly DraftItem[]) =>
    setDraft((old) => ({ ...old, items: change(old.items) }))
  const people = (change: (old: readonly DraftPerson[]) => readonly DraftPerson[]) =>
    setDraft((old) => ({ ...old, people: change(old.people) }))
  const newPerson = (name: string, sameAs: string | null): DraftPerson => ({
    id: randomKey(),
    name,
    sameAs,
    as: 'rest',
    value: '',
    paidCents: 0,
  })
  return {
    draft,
    changeItem: (item: DraftItem) => items((old) => old.map((each) => (each.id === item.id ? item : each))),
    removeItem: (id: string) => items((old) => old.filter((each) => each.id !== id)),
    addItem: (kind: ItemKind) =>
      items((old) => [
        ...old,
        {
          id: randomKey(),
          kind,
          name: kind === 'other' ? '' : itemKindLabels[kind],
          amount: '',
          payers: { of: 'all' },
          source: null,
        },
      ]),
    addSource: ({ source, name, cents }: SourceOffer) =>
      items((old) => [
        ...old,
        {
          id: `${source.kind}-${source.id}`,
          kind: source.kind === 'tab' ? 'tab' : 'field',
          name,
          amount: formatDecimal(cents, 2),
          payers: { of: 'all' },
          source,
        },
      ]),
    changePerson: (person: DraftPerson) =>
      people((old) => old.map((each) => (each.id === person.id ? person : each))),
    removePerson: (id: string) =>
      setDraft((old) => ({
        people: old.people.filter((each) => each.id !== id),
        items: old.items.map((item) =>
          item.payers.of === 'some'
            ? {
                ...item,
                payers: { of: 'some', personIds: item.payers.personIds.filter((each) => each !== id) },
              }
            : item,
        ),
      })),
    addPerson: (name: string) => people((old) => [...old, newPerson(name, null)]),
    addContact: ({ sameAs, name }: Contact) => people((old) => [...old, newPerson(name, sameAs)]),
  }
}

export type DraftTools = ReturnType<typeof useDraft>
