import { type Subject, unit } from '../fault.ts'

const backend = 'packages/backend/src/companies'
const calls = unit(`${backend}/own-reviews.test.ts`)
const writing = 'packages/domain/src/reviews/write-review.ts'
const rule = unit('packages/domain/src/reviews/answer.test.ts')

/** The reviews of an arena, and its one answer to each. */
export const reviews: Subject = {
  title: 'Reviews',
  faults: [
    {
      name: 'An arena answers a review twice',
      file: 'packages/domain/src/reviews/operations.ts',
      find: 'if (review.answer !== null)',
      replace: 'if (review.answer?.text === text)',
      run: unit('packages/domain/src/reviews/operations.test.ts'),
    },
    {
      name: 'An arena answers what is said of another one',
      file: `${backend}/own-reviews.ts`,
      find: "owned(answerReviewSpec, 'reviews', 'arena')",
      replace: "owned(answerReviewSpec, 'reviews', 'admin')",
      run: calls,
    },
    {
      name: 'Nobody tells the author of a review that it was answered',
      file: 'packages/domain/src/reviews/operations.ts',
      find: 'notices: answeredNotices(review, { arenaName, text }),',
      replace: 'notices: [],',
      run: unit('packages/domain/src/reviews/operations.test.ts'),
    },
    {
      name: 'The dashboard counts other reviews than the list that it leads to',
      file: `${backend}/list-waiting.ts`,
      find: "() => db.reviews.by('companyId', id),",
      replace: "() => db.reviews.by('companyId', id).slice(1),",
      run: unit('mocks/src/figures.test.ts'),
    },
    {
      name: 'A review that has just come hides those that wait',
      file: 'packages/domain/src/reviews/answer.ts',
      find: '(a.answer === null ? age : -age)',
      replace: '-age',
      run: rule,
    },
    {
      name: 'A game is reviewed before it is paid',
      file: writing,
      find: 'if (!isOver || dueCents(booking) > 0) return null',
      replace: 'if (!isOver) return null',
      run: unit('packages/domain/src/reviews/write-review.test.ts'),
    },
    {
      name: 'A review changes after the arena has answered it',
      file: writing,
      find: 'until: review.answer === null && Date.parse(now) < until ?',
      replace: 'until: Date.parse(now) < until ?',
      run: unit('packages/domain/src/reviews/write-review.test.ts'),
    },
    {
      name: 'A review that is changed becomes a second one',
      file: 'packages/backend/src/reviews/write-review.ts',
      find: "const [review] = db.reviews.by('bookingId', booking.id)",
      replace: "const [review] = db.reviews.by('bookingId', `not ${booking.id}`)",
      run: unit('packages/backend/src/reviews/reviews.test.ts'),
    },
    {
      name: 'Everybody reads who has found a review helpful',
      file: `${backend}/to-review.ts`,
      find: '...(helpedBy.length > 0 && { helped: helpedBy.length }),',
      replace: '...(helpedBy.length > 0 && { helped: helpedBy.length, helpedBy }),',
      run: unit('packages/backend/src/reviews/reviews.test.ts'),
    },
    {
      name: 'A reader helps a review up by pressing twice',
      file: 'packages/domain/src/reviews/mark-review.ts',
      find: 'const others = (review.helpedBy ?? []).filter((id) => id !== userId)',
      replace: 'const others = review.helpedBy ?? []',
      run: unit('packages/domain/src/reviews/write-review.test.ts'),
    },
  ],
}
