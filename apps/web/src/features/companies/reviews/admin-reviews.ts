import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../../shared/admin/admin-resource.tsx'
import { reviewRowSchema } from '@campo-livre/domain/reviews/review-row.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { adminReviewsQuery } from '@campo-livre/api/admin/list-reviews.ts'
import { reviewStatusLabels } from '@campo-livre/domain/reviews/review-status-labels.ts'
import { reviewColumns as filterableColumns } from '@campo-livre/domain/reviews/review-row.ts'
import type { ReviewRow } from '@campo-livre/domain/reviews/review-row.ts'
import { choicesOf, yesOrNo } from '../../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'

/** The admin's list of reviews (H12). */
export const adminReviews: Resource<Stamped<ReviewRow>> = adminResource<Stamped<ReviewRow>>({
  resource: 'reviews',
  schema: reviewRowSchema,
  noun: { one: 'avaliação', many: 'avaliações', gender: 'f' },
  query: adminReviewsQuery,
  columns: columnsOf(filterableColumns, [
    { id: 'authorName', label: 'Quem avaliou' },
    { id: 'stars', label: 'Nota' },
    { id: 'text', label: 'Comentário', wide: true },
    { id: 'fieldName', label: 'Campo' },
    { id: 'companyName', label: 'Empresa', hidden: true },
    { id: 'createdAt', label: 'Quando' },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(reviewStatusLabels, { reported: 'pending' }),
    },
    { id: 'reports', label: 'Denúncias', hidden: true },
    { id: 'reportReason', label: 'Motivo da denúncia', wide: true, hidden: true },
    { id: 'answered', label: 'Respondida', choices: yesOrNo, hidden: true },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'O que quem jogou contar dos campos aparece aqui.' },
  changes: ['companies', 'fields'],
  actions: ({ status }) =>
    status === 'reported'
      ? [{ label: 'Manter no ar', tone: 'primary', action: 'keep', done: 'Avaliação mantida no ar' }]
      : [],
  remove: {
    label: 'Tirar do ar',
    done: 'Avaliação fora do ar',
    question: {
      title: 'Tirar essa avaliação do ar?',
      consequence: 'Ela some da página do campo e da nota. O motivo fica na auditoria.',
      reason: { label: 'Motivo', schema: reasonText('Conte o motivo.') },
      keep: 'Manter avaliação',
      act: 'Tirar do ar',
    },
  },
})
