/**
 * The states of a field. `draft`: not yet published, seen by its company alone. `active`: found and booked. `inactive`:
 * paused, takes no new bookings. `archived`: out of use, kept for its bookings.
 */
export const fieldStatuses = ['draft', 'active', 'inactive', 'archived'] as const
export type FieldStatus = (typeof fieldStatuses)[number]
export const fieldStatusLabels: Record<FieldStatus, string> = {
  draft: 'Rascunho',
  active: 'Ativo',
  inactive: 'Pausado',
  archived: 'Arquivado',
}
