import { describe, expect, it } from 'vitest'
import { answerReview } from './operations.ts'
import { reviewedNotices } from './review-notices.ts'
import type { StoredReview } from './stored-review.ts'

const at = '2026-11-20T15:00:00.000Z'
const review: StoredReview = {
  id: 'rev',
  companyId: 'arena',
  fieldId: 'campo',
  authorId: 'ana',
  authorName: 'Ana P.',
  stars: 4,
  text: 'Bom.',
  createdAt: '2026-11-18T12:00:00.000Z',
  answer: null,
}
const facts = { at, arenaName: 'Arena Sol' }

describe('the answer of an arena to a review (H8)', () => {
  it('is given in its words, which its author is told', () => {
    expect(answerReview(review, { text: 'Volte\nsempre.' }, facts)).toEqual({
      ok: true,
      changes: { reviews: [{ ...review, answer: { text: 'Volte\nsempre.', createdAt: at } }] },
      notices: [
        {
          userId: 'ana',
          kind: 'answers',
          type: 'message',
          message: 'Arena Sol respondeu à sua avaliação: “Volte sempre.”',
          actionText: 'Ver o campo',
          actionUrl: '/field/campo',
        },
      ],
    })
  })
  it('is told to nobody where the author has no account', () => {
    const { authorId: _, ...seeded } = review
    expect(answerReview(seeded, { text: 'Valeu!' }, facts)).toMatchObject({ notices: [{ userId: null }] })
  })
  it('is given once, and stays as it is', () => {
    const answered = { ...review, answer: { text: 'Obrigado!', createdAt: at } }
    expect(answerReview(answered, { text: 'Outra coisa.' }, facts)).toMatchObject({
      ok: false,
      code: 'invalid_transition',
    })
  })
})

it('a new review is told to the owner, without the name once its author is gone (H8)', () => {
  expect(reviewedNotices(review, { ownerId: 'dono', fieldName: 'Campo 1' })).toEqual([
    {
      userId: 'dono',
      kind: 'reviews',
      type: 'message',
      message: 'Ana P. avaliou sua arena: Campo 1, 4 de 5 estrelas.',
      about: { userId: 'ana', nameless: 'Nova avaliação: Campo 1, 4 de 5 estrelas.' },
      actionText: 'Responder',
      actionUrl: '/company/reviews?responder=rev',
    },
  ])
})
