export const entryKinds = ['income', 'outgo'] as const
export type EntryKind = (typeof entryKinds)[number]
export const entryKindLabels: Record<EntryKind, string> = { income: 'Entrada', outgo: 'Saída' }

/** The sources of a movement of money. */
export const entrySources = ['booking', 'series', 'tab', 'expense', 'refund', 'other'] as const
export type EntrySource = (typeof entrySources)[number]
export const entrySourceLabels: Record<EntrySource, string> = {
  booking: 'Reserva',
  series: 'Mensalista',
  tab: 'Comanda',
  expense: 'Despesa',
  refund: 'Dinheiro de volta',
  other: 'Outra receita',
}
