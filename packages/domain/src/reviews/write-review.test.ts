import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { helpSchema, keepReview, markHelp, mostHelpfulFirst, reportReview } from './mark-review.ts'
import type { StoredReview } from './stored-review.ts'
import { publicName, reviewingOf, writeReview, writeReviewSchema } from './write-review.ts'

const booking = {
  id: 'bkg',
  companyId: 'arena',
  fieldId: 'campo',
  athleteId: 'ana',
  status: 'confirmed',
  holdExpiresAt: null,
  start: '2026-11-20T22:00:00.000Z',
  end: '2026-11-20T23:00:00.000Z',
  payment: { status: 'paid', method: 'pix', amountCents: 10_000 },
  balance: null,
} as Booking
const review: StoredReview = {
  id: 'rev',
  bookingId: 'bkg',
  companyId: 'arena',
  fieldId: 'campo',
  authorId: 'ana',
  authorName: 'Ana L.',
  stars: 4,
  text: 'Bom.',
  createdAt: '2026-11-21T12:00:00.000Z',
  answer: null,
}
const after = '2026-11-21T12:00:00.000Z'
const facts = {
  id: 'rev',
  at: after,
  author: { id: 'ana', name: 'Ana Lima' },
  ownerId: 'dono',
  fieldName: 'Campo 1',
}
const said = { stars: 4, text: 'Bom.' }
const write = (given: Partial<Booking>, at = after, before?: StoredReview) =>
  writeReview({ ...booking, ...given }, before, said, { ...facts, at })

describe('a review of a game (H2)', () => {
  it('is written once it is over and paid, under a first name, and told to the owner', () => {
    expect(write({})).toMatchObject({
      ok: true,
      changes: { reviews: [review] },
      notices: [{ userId: 'dono', kind: 'reviews' }],
    })
  })
  it.each([
    ['before its end', {}, '2026-11-20T22:59:59.999Z', 'Dá para avaliar depois do jogo.'],
    ['of a cancelled one', { status: 'cancelled' }, after, 'Só dá para avaliar um jogo que aconteceu.'],
    ['of one that nobody came to', { status: 'no_show' }, after, 'Só dá para avaliar um jogo que aconteceu.'],
    [
      'while it is not paid',
      { payment: { ...booking.payment, status: 'pending' } },
      after,
      'Dá para avaliar quando o pagamento constar na arena.',
    ],
    ['after 30 days', {}, '2026-12-20T23:00:00.000Z', 'Dá para avaliar até 30 dias depois do jogo.'],
  ] as const)('is refused %s', (_when, given, at, message) => {
    expect(write(given as Partial<Booking>, at)).toMatchObject({
      ok: false,
      code: 'invalid_transition',
      message,
    })
  })
  it('is taken until the last moment of the 30 days', () => {
    expect(write({}, '2026-12-20T22:59:59.999Z')).toMatchObject({ ok: true })
  })
  it('is not written by whoever runs the arena', () => {
    expect(writeReview(booking, undefined, said, { ...facts, ownerId: 'ana' })).toMatchObject({
      ok: false,
      code: 'forbidden',
    })
  })
  it('is changed for 48 hours, and stays one', () => {
    const changed = writeReview(
      booking,
      { ...review, helpedBy: ['bia'] },
      { stars: 1, text: '' },
      {
        ...facts,
        at: '2026-11-23T11:59:59.999Z',
      },
    )
    expect(changed).toEqual({
      ok: true,
      changes: { reviews: [{ ...review, helpedBy: ['bia'], stars: 1, text: '' }] },
      notices: [],
    })
    expect(write({}, '2026-11-23T12:00:00.000Z', review)).toMatchObject({
      code: 'invalid_transition',
      message: 'Sua avaliação já tem mais de 48 horas e fica como está.',
    })
  })
  it('stays as it is once the arena has answered', () => {
    const answered = { ...review, answer: { text: 'Obrigado.', createdAt: after } }
    expect(write({}, after, answered)).toMatchObject({
      code: 'invalid_transition',
      message: 'A arena já respondeu: sua avaliação fica como está.',
    })
    expect(reviewingOf(booking, answered, after)).toMatchObject({ until: null, written: said })
  })
  it('is offered to its athlete with its last instant', () => {
    expect(reviewingOf(booking, undefined, after)).toEqual({
      until: '2026-12-20T23:00:00.000Z',
      written: null,
    })
    expect(reviewingOf(booking, review, after)).toEqual({
      until: '2026-11-23T12:00:00.000Z',
      written: { ...said, createdAt: review.createdAt },
    })
    expect(reviewingOf(booking, undefined, '2026-11-20T22:30:00.000Z')).toBeNull()
  })
  it('has one to five stars, and a text of at most 1.000 characters that may be empty', () => {
    const read = (given: object) => writeReviewSchema.safeParse({ ...said, ...given }).success
    expect([0, 1, 5, 6, 2.5].map((stars) => read({ stars }))).toEqual([false, true, true, false, false])
    expect(['', 'a'.repeat(1_000), 'a'.repeat(1_001)].map((text) => read({ text }))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('the readers of a review (H2)', () => {
  it('are helped once each, and can take it back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean())), (marks) => {
        let now: StoredReview = review
        for (const [reader, helped] of marks) {
          const marked = markHelp(now, reader, helped)
          if (marked.ok) now = marked.changes.reviews[0]
        }
        const last = new Map(marks)
        const helped = [...last].filter(([, on]) => on).map(([reader]) => reader)
        expect((now.helpedBy ?? []).toSorted()).toEqual(helped.toSorted())
      }),
    )
    expect(helpSchema.safeParse({}).success).toBe(false)
  })
  it('are not its author', () => {
    expect(markHelp(review, 'ana', true)).toMatchObject({ ok: false, code: 'forbidden' })
    const report = { userId: 'ana', reason: 'Minha.', at: after }
    expect(reportReview(review, report)).toMatchObject({ ok: false, code: 'forbidden' })
  })
  it('report it once each, until an admin keeps it', () => {
    const first = reportReview(review, { userId: 'bia', reason: 'Propaganda.', at: after })
    const one = first.ok ? first.changes.reviews[0] : review
    const again = reportReview(one, { userId: 'bia', reason: 'Ofensa.', at: after })
    expect(again).toMatchObject({
      changes: { reviews: [{ reports: [{ userId: 'bia', reason: 'Ofensa.', at: after }] }] },
    })
    const other = reportReview(one, { userId: 'caio', reason: 'Falsa.', at: after })
    expect(other).toMatchObject({
      changes: { reviews: [{ reports: [{ userId: 'bia' }, { userId: 'caio' }] }] },
    })
    expect(keepReview(one)).toEqual({
      ok: true,
      changes: { reviews: [{ ...review, reports: [] }] },
      notices: [],
    })
  })
  it('find those that helped most first, the newest among equals', () => {
    const of = (id: string, createdAt: string, helpedBy?: string[]) => ({ id, createdAt, helpedBy })
    const sorted = mostHelpfulFirst([
      of('old', '2026-01-01T00:00:00Z'),
      of('new', '2026-03-01T00:00:00Z'),
      of('same-a', '2026-02-01T00:00:00Z'),
      of('same-b', '2026-02-01T00:00:00Z'),
      of('helped', '2025-01-01T00:00:00Z', ['a']),
      of('loved', '2024-01-01T00:00:00Z', ['a', 'b']),
    ])
    expect(sorted.map(({ id }) => id)).toEqual(['loved', 'helped', 'new', 'same-b', 'same-a', 'old'])
  })
})

test.each([
  ['Ana Lima', 'Ana L.'],
  ['  Ana  Maria de Souza ', 'Ana S.'],
  ['Zico', 'Zico'],
])('%j is shown in public as %j (H2)', (name, shown) => {
  expect(publicName(name)).toBe(shown)
})
