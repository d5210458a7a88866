import type { DrawWish } from '@campo-livre/domain/rachas/draw/draw.ts'

/** Returns what is wrong with a wish about two people, in a sentence; null for nothing. `wishes`: those there are already. */
export function wishProblem(one: string, other: string, wishes: readonly DrawWish[]): string | null {
  if (one === '' || other === '') return 'Escolha as duas pessoas do pedido.'
  if (one === other) return 'Escolha duas pessoas diferentes.'
  const same = wishes.some(({ ids }) => ids.includes(one) && ids.includes(other))
  return same ? 'Esses dois já têm um pedido. Tire o outro para mudar.' : null
}
