import { Segments } from '../../../shared/payments/segments.tsx'

/** The dates that a change or a cancellation is about. */
export type Scope = 'this' | 'following' | 'all'

const scopes: readonly (readonly [Scope, string])[] = [
  ['this', 'Só esta'],
  ['following', 'Esta e as próximas'],
  ['all', 'Todas'],
]

/** Asks whether one date is meant, or those after it too. */
export function ScopeChoice({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) {
  return <Segments label="Quais datas" choices={scopes} value={scope} onValue={onScope} />
}
