import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { Review } from '@campo-livre/domain/reviews/review.ts'
import { once, type TestClient } from '../client/test-client.ts'
import { NotTried } from '../not-tried.ts'
import type { Subject } from '../subject.ts'
import { companyOf, holdTime } from '../client/times.ts'

/** Returns a past booking that can be reviewed, the same each time. */
const playedBooking = (client: TestClient) => once(client, 'a game to review', () => findPlayed(client))

async function findPlayed(client: TestClient): Promise<{ id: string }> {
  const by = await client.actor('athlete')
  const query = { when: 'past', status: 'completed', perPage: '20' }
  const past = await client.data<BookingDetail[]>({ method: 'GET', path: '/bookings', by, query })
  for (const { id } of past) {
    const { reviewing } = await client.data<BookingDetail>({ method: 'GET', path: `/bookings/${id}`, by })
    if (reviewing && reviewing.until !== null) return { id }
  }
  throw new NotTried('no data', 'a game to review')
}

/** Returns a review that a reader who is signed in can mark. */
async function someReview(client: TestClient): Promise<{ id: string }> {
  const notAt = await companyOf(client, await client.actor('company'))
  const query = { perPage: '50' }
  const fields = await client.data<FieldCard[]>({ method: 'GET', path: '/fields', query })
  const rated = fields.find(({ company, rating }) => company.id !== notAt && rating.count > 0)
  if (!rated) throw new NotTried('no data', 'a review')
  const [review] = await client.data<Review[]>({ method: 'GET', path: `/fields/${rated.id}/reviews` })
  return { id: review?.id ?? '' }
}

export const reviewSubjects: Record<string, Subject> = {
  'PUT /bookings/{id}/review': {
    validRequest: async (client) => ({
      by: await client.actor('athlete'),
      params: await playedBooking(client),
      body: { stars: 5, text: 'Rede inteira e luz boa.' },
    }),
    another: async (client) => ({ id: await holdTime(client, await client.actor('athlete2')) }),
    again: 'same',
    other: async () => ({ stars: 4, text: 'Rede nova, luz nem tanto.' }),
    read: ({ params }) => `/bookings/${params?.id ?? ''}`,
    tidy: (client, { params }) => client.leave('reviews', params?.id ?? ''),
  },
  'PUT /reviews/{id}/help': {
    validRequest: async (client) => ({
      by: await client.actor('athlete'),
      params: await someReview(client),
      body: { helped: false },
    }),
    again: 'same',
    read: 'unreadable',
  },
  'POST /reviews/{id}/reports': {
    validRequest: async (client) => ({
      by: await client.actor('athlete'),
      params: await someReview(client),
      body: { reason: 'Fala de outra arena.' },
    }),
    again: 'same',
    other: async () => ({ reason: 'É propaganda.' }),
    read: 'unreadable',
    tidy: (client, { params }) => client.leave('reports of reviews', params?.id ?? ''),
  },
}
