import { adminReviewsQuery } from '@campo-livre/api/admin/list-reviews.ts'
import { reviewColumns as asks } from '@campo-livre/domain/reviews/columns.ts'
import type { ReviewRow } from '@campo-livre/domain/reviews/review-row.ts'
import { yesOrNo } from '../../../lib/resource/choices.ts'
import type { Resource } from '../../../lib/resource/resource.ts'

/** The admin's list of reviews (H12). */
export const adminReviews: Resource<ReviewRow> = {
  noun: { one: 'avaliação', many: 'avaliações', gender: 'f' },
  query: adminReviewsQuery,
  idOf: ({ id }) => id,
  columns: [
    { id: 'authorName', label: 'Quem avaliou', type: 'text' },
    { id: 'stars', label: 'Nota', type: 'count' },
    { id: 'text', label: 'Comentário', type: 'text', wide: true },
    { id: 'fieldName', label: 'Campo', type: 'text' },
    { id: 'companyName', label: 'Empresa', type: 'text', hidden: true },
    { id: 'createdAt', label: 'Quando', type: 'instant' },
    { id: 'answered', label: 'Respondida', type: 'choice', choices: yesOrNo, hidden: true },
  ],
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'O que quem jogou contar dos campos aparece aqui.' },
}
