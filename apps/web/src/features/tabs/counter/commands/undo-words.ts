import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'

const words: Partial<Record<TabCommand['type'], string>> = {
  add_item: 'o lançamento',
  return_item: 'a devolução',
  courtesy: 'a cortesia',
  discount: 'o desconto',
  service_fee: 'a taxa',
  move_items: 'a mudança de comanda',
  merge: 'a junção',
  link_booking: 'o vínculo',
  customer: 'o nome',
}

/** Says what undoing a command takes back: `o desconto`; null for what is not undone by a touch. */
export function undoWords({ type }: TabCommand): string | null {
  return words[type] ?? null
}
