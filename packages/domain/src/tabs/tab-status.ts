/** The states of a tab: a closed one takes no more items, a paid one is settled. */
export const tabStatuses = ['open', 'closed', 'paid', 'cancelled'] as const
export type TabStatus = (typeof tabStatuses)[number]

export const tabStatusLabels: Record<TabStatus, string> = {
  open: 'Aberta',
  closed: 'Fechada',
  paid: 'Paga',
  cancelled: 'Cancelada',
}
