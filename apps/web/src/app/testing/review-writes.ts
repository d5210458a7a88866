import { page } from 'vitest/browser'
import { press, fill, type Write } from '../../testing/acts.ts'
import { playedBooking } from '../../testing/played-booking.ts'
import { byBooking } from './changed-by.ts'

const persona = 'atleta@campolivre.test'
const arena = '/company/cmp-arena-beira-mar'

/** The calls about reviews (H2). */
export const reviewWrites: Record<string, Write> = {
  'PUT /bookings/{id}/review': {
    changes: [...byBooking, 'company', 'places'],
    at: async () => `/atleta/reservas/${await playedBooking(persona)}?avaliar=sim`,
    persona,
    prepare: async () => {
      await page.getByRole('radio', { name: '4 estrelas' }).click()
      await fill({ 'Comentário (opcional)': 'Rede nova e luz boa.' })
    },
    send: () => press('Publicar avaliação'),
  },
  'PUT /reviews/{id}/help': {
    changes: [],
    at: () => arena,
    persona: 'intensa@campolivre.test',
    send: () => press(/^Ajudou/),
  },
  'POST /reviews/{id}/reports': {
    changes: ['admin'],
    at: () => arena,
    persona: 'intensa@campolivre.test',
    prepare: async () => {
      await press(/^Denunciar a avaliação/)
      await fill({ 'O que há de errado': 'Fala de outra arena.' })
    },
    send: () => press('Enviar denúncia'),
  },
}
