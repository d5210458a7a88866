import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { freeRun } from '../../testing/free-run.ts'
import { paidBooking } from '../../testing/hold-booking.ts'
import { fill, press, type Write } from '../../testing/acts.ts'
import { byBooking } from './changed-by.ts'

const fieldId = 'fld-arena-beira-mar-campo-norte'

/** The calls of a company about its bookings (H2). */
export const companyBookingWrites: Record<string, Write> = {
  'POST /company/bookings/commands': {
    changes: [...byBooking, 'tills'],
    at: async () => {
      const [slot] = (await freeRun(fieldId, 1)).slots
      return `/company/bookings?nova=1&campo=${fieldId}&inicio=${slot?.start}&fim=${slot?.end}`
    },
    persona: 'empresa@campolivre.test',
    prepare: async () => {
      await expect.element(page.getByLabelText('Nome, telefone ou e-mail')).toBeVisible()
      await fill({ 'Nome, telefone ou e-mail': 'Seu Jorge' })
    },
    send: () => press('Reservar'),
  },
  'POST /company/bookings/{id}/send': {
    changes: byBooking,
    at: async () => `/company/bookings?reserva=${(await paidBooking('nova@campolivre.test')).id}`,
    persona: 'empresa@campolivre.test',
    prepare: () => fill({ 'Enviar para o e-mail': 'atleta@campolivre.test' }),
    send: () => press('Enviar'),
  },
}
