import { adminReviewsQuery } from '@campo-livre/api/admin/list-reviews.ts'
import { reviewColumns as asks } from '@campo-livre/domain/reviews/columns.ts'
import type { ReviewRow } from '@campo-livre/domain/reviews/review-row.ts'
import { yesOrNo } from '../../../lib/table/choices.ts'
import type { Thing } from '../../../lib/table/thing.ts'

/** Every review, for the admin (H12). */
export const adminReviews: Thing<ReviewRow> = {
  words: { one: 'avaliação', many: 'avaliações', gender: 'f' },
  query: adminReviewsQuery,
  idOf: ({ id }) => id,
  columns: [
    { id: 'authorName', label: 'Quem avaliou', holds: 'text' },
    { id: 'stars', label: 'Nota', holds: 'count' },
    { id: 'text', label: 'Comentário', holds: 'text', wide: true },
    { id: 'fieldName', label: 'Campo', holds: 'text' },
    { id: 'companyName', label: 'Empresa', holds: 'text', hidden: true },
    { id: 'createdAt', label: 'Quando', holds: 'instant' },
    { id: 'answered', label: 'Respondida', holds: 'choice', choices: yesOrNo, hidden: true },
  ],
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'O que quem jogou contar dos campos aparece aqui.' },
}
