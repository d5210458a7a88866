import { writeReview } from '@campo-livre/api/reviews/change-reviews.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { writeReviewSchema } from '@campo-livre/domain/reviews/write-review.ts'
import { StarChoice } from '../../../lib/form/star-choice.tsx'
import { resourceForm } from '../../../lib/resource/resource-writes.ts'

const starsOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The form of the review of a booking (H2). */
export const reviewForm = resourceForm({
  fields: [
    {
      name: 'stars',
      label: 'Sua nota',
      type: 'custom',
      render: ({ label, name, text, error, onText }) => (
        <StarChoice
          id={name}
          name={label}
          stars={starsOf(text === '' ? 0 : JSON.parse(text))}
          error={error}
          onStars={(stars) => onText(String(stars))}
        />
      ),
      spoken: (value) => (starsOf(value) === 1 ? '1 estrela' : `${starsOf(value)} estrelas`),
    },
    {
      name: 'text',
      label: 'Comentário (opcional)',
      description: 'O piso, a luz, o vestiário, o atendimento: o que ajuda quem vai escolher.',
      type: 'text',
      rows: 4,
    },
  ],
  schema: writeReviewSchema,
  initialValues: ({ reviewing }: BookingDetail) => ({
    stars: reviewing?.written?.stars,
    text: reviewing?.written?.text ?? '',
  }),
  send: (body, attempt, { id }: BookingDetail) => writeReview(id, body, attempt),
})
