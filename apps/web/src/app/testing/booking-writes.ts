import { page } from 'vitest/browser'
import { freeRun } from '../../testing/free-run.ts'
import { press, type Write } from '../../testing/acts.ts'
import { holdBooking, paidBooking } from '../../testing/hold-booking.ts'
import { byBooking } from './changed-by.ts'

const fieldId = 'fld-arena-beira-mar-campo-norte'
const persona = 'atleta@campolivre.test'

/** The calls of an athlete about a booking (H2, H9). */
export const bookingWrites: Record<string, Write> = {
  'POST /bookings': {
    changes: byBooking,
    at: async () => {
      const [slot] = (await freeRun(fieldId, 1)).slots
      return `/field/${fieldId}?inicio=${slot?.start}&fim=${slot?.end}`
    },
    persona: 'nova@campolivre.test',
    send: () => press(/^Reservar$/),
    endsWith: { 409: 'Somebody else has that time, so it is no choice any more.' },
  },
  'POST /bookings/{id}/payment': {
    changes: byBooking,
    at: async () => `/atleta/reservas/${(await holdBooking(persona)).id}/pagamento`,
    persona,
    prepare: () => page.getByText('Pagar no local').click(),
    send: () => press(/^Confirmar/),
  },
  'POST /bookings/{id}/cancel': {
    changes: byBooking,
    at: async () => `/atleta/reservas/${(await paidBooking(persona)).id}?cancelar=sim`,
    persona,
    send: () => press('Cancelar reserva'),
  },
}
