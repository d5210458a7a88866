import type { DrawWish } from '@campo-livre/domain/rachas/draw/draw.ts'

/** Says a wish: `Ana e Bia no mesmo time`. */
export function wishText(
  { kind, ids: [one, other] }: DrawWish,
  people: readonly { id: string; name: string }[],
): string {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'alguém'
  return `${nameOf(one)} e ${nameOf(other)} ${kind === 'together' ? 'no mesmo time' : 'em times diferentes'}`
}

/** Returns the wishes that did not come true in a draw. */
export function unmetWishes(
  wishes: readonly DrawWish[],
  people: readonly { id: string; team: number }[],
): DrawWish[] {
  const teamOf = new Map(people.map(({ id, team }) => [id, team]))
  return wishes.filter(
    ({ kind, ids: [one, other] }) => (teamOf.get(one) === teamOf.get(other)) !== (kind === 'together'),
  )
}
