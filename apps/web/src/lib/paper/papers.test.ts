import { bookingPaper } from '@campo-livre/domain/bookings/booking-paper.ts'
import { splitPaper } from '@campo-livre/domain/splits/split-paper.ts'
import { expect, it } from 'vitest'
import { sampleBooking } from '../../testing/sample-booking.ts'
import { sampleSplit } from '../../testing/sample-split.ts'

const now = '2026-11-20T13:05:00Z'

it('the paper of a booking says its day with the year, and lets in only while it stands', () => {
  const paper = bookingPaper(sampleBooking(), now)
  expect(paper).toMatchObject({ code: 'RSV-7K2Q', file: 'comprovante-RSV-7K2Q' })
  expect(paper.parts[0]?.lines).toContainEqual({ text: 'Dia', value: 'Sábado, 21 de novembro de 2026' })
  expect(bookingPaper(sampleBooking({ status: 'cancelled' }), now).code).toBeNull()
})

it('the paper of a bill says who owes, and what is open', () => {
  const texts = splitPaper(sampleSplit(), now).parts.flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(texts).toContain('Bianca Lopes – Falta pagar')
  expect(texts.at(-1)).toBe('Falta pagar')
})
