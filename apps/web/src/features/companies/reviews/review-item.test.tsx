import type { Review } from '@campo-livre/domain/reviews/review.ts'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReviewItem } from './review-item.tsx'

const review: Review = {
  id: 'r1',
  fieldId: 'f1',
  fieldName: 'Campo 1',
  authorName: 'Bia S.',
  stars: 5,
  text: 'Ótimo.',
  // Late in the evening in Fortaleza, the next day already in Lisbon.
  createdAt: '2026-11-21T01:30:00Z',
  answer: null,
}

it('is dated on the calendar of the company', async () => {
  const { getByText } = await render(
    <ReviewItem review={review} timeZone="America/Fortaleza" withField={false} />,
  )
  await expect.element(getByText('20/11/2026')).toBeVisible()
})
