import { applySplitCommand } from '../apply-command.ts'
import type { ItemInput, PersonInput, SplitEdit, SplitStep } from '../command.ts'
import type { SplitContext, SplitOutcome } from '../context.ts'
import type { Split } from '../split.ts'

/** Saturday 21 November 2026, 15h in Fortaleza. */
export const AFTERNOON = '2026-11-21T18:00:00.000Z'
export const olga = { id: 'olga', name: 'Olga Reis' }

export function personOf(id: string, changes: Partial<PersonInput> = {}): PersonInput {
  return { id, name: `Nome ${id}`, sameAs: null, exempt: false, part: { as: 'rest' }, ...changes }
}

export function itemOf(id: string, cents: number, changes: Partial<ItemInput> = {}): ItemInput {
  return { id, kind: 'other', name: `Gasto ${id}`, cents, payers: { of: 'all' }, source: null, ...changes }
}

/** Makes the edits that put people and items on a bill. */
export function editsOf(people: readonly PersonInput[], items: readonly ItemInput[]): SplitEdit[] {
  return [
    ...people.map((person) => ({ do: 'person' as const, person })),
    ...items.map((item) => ({ do: 'item' as const, item })),
  ]
}

type Sent = { at?: string; by?: SplitContext['by'] }
type Without<C> = C extends unknown ? Omit<C, 'id' | 'splitId'> : never

/** A bill of Olga's that carries out commands, each with an id of its own. `paid`: the places of her racha that are marked as paid. */
export function ledger({ paid = [] }: { paid?: readonly string[] } = {}) {
  let split: Split | undefined
  let last = 0
  const next = (what: string) => `${what}-${++last}`
  const give = (command: SplitStep, { at = AFTERNOON, by = olga }: Sent = {}): SplitOutcome => {
    const outcome = applySplitCommand(command, {
      at,
      by,
      code: 'CTA-TEST',
      newToken: () => next('token'),
      newGroupToken: () => next('grupo-token'),
      newPaymentId: () => next('payment'),
      data: {
        split: (id) => (split?.id === id ? split : undefined),
        origin: (kind, id) =>
          kind === 'racha' && id === 'game'
            ? { title: 'Racha de sábado', timeZone: 'America/Fortaleza' }
            : undefined,
        opened: () => split,
        hasSource: ({ id }) => id === 'own-tab' || id === 'own-booking',
        known: (sameAs) =>
          sameAs === 'olga'
            ? { userId: 'olga', participantId: null }
            : sameAs.startsWith('place-')
              ? { userId: null, participantId: sameAs }
              : undefined,
        hasPaid: (_origin, { participantId }) => participantId !== null && paid.includes(participantId),
      },
    })
    if (outcome.ok) split = outcome.split
    return outcome
  }
  const send = (command: Without<SplitStep>, sent?: Sent) =>
    give({ ...command, id: next('command'), splitId: 'bill' }, sent)
  return {
    give,
    send,
    open: (people: readonly PersonInput[], items: readonly ItemInput[]) =>
      send({ type: 'open', origin: { kind: 'racha', id: 'game' }, edits: editsOf(people, items) }),
    get split(): Split {
      if (!split) throw new Error('no bill was opened')
      return split
    },
  }
}
