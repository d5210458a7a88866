import type { ReviewRow } from './review-row.ts'

/** The Portuguese labels of how a review stands for an admin. */
export const reviewStatusLabels: Readonly<Record<ReviewRow['status'], string>> = {
  online: 'No ar',
  reported: 'Denunciada',
}
