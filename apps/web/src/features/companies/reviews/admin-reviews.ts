import { adminReviewsQuery } from '@campo-livre/api/admin/list-reviews.ts'
import { reviewColumns as filterableColumns } from '@campo-livre/domain/reviews/columns.ts'
import type { ReviewRow } from '@campo-livre/domain/reviews/review-row.ts'
import { yesOrNo } from '../../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'

/** The admin's list of reviews (H12). */
export const adminReviews: Resource<ReviewRow> = {
  noun: { one: 'avaliação', many: 'avaliações', gender: 'f' },
  query: adminReviewsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(filterableColumns, [
    { id: 'authorName', label: 'Quem avaliou' },
    { id: 'stars', label: 'Nota' },
    { id: 'text', label: 'Comentário', wide: true },
    { id: 'fieldName', label: 'Campo' },
    { id: 'companyName', label: 'Empresa', hidden: true },
    { id: 'createdAt', label: 'Quando' },
    { id: 'answered', label: 'Respondida', choices: yesOrNo, hidden: true },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'O que quem jogou contar dos campos aparece aqui.' },
}
