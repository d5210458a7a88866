import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { freeRun } from '../../testing/free-run.ts'
import { press, type Write } from '../../testing/acts.ts'
import { holdBooking, paidBooking } from '../../testing/hold-booking.ts'
import { ask, signInAs } from '../../testing/ask.ts'
import { byBooking } from './changed-by.ts'

const fieldId = 'fld-arena-beira-mar-campo-norte'
const persona = 'atleta@campolivre.test'

/** Returns an hour that somebody else has. */
async function takenHour(): Promise<{ start: string; end: string }> {
  const { start, end } = await holdBooking('nova@campolivre.test')
  return { start, end }
}

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
  'POST /waits': {
    changes: byBooking,
    at: async () => {
      const { start, end } = await takenHour()
      return `/field/${fieldId}?inicio=${start}&fim=${end}`
    },
    persona,
    send: () => press('Avisar se vagar'),
    endsWith: { 409: 'The hour may have become free meanwhile.' },
  },
  'DELETE /waits/{id}': {
    changes: byBooking,
    at: async () => {
      const taken = await takenHour()
      await ask('/api/waits', { fieldId, ...taken }, await signInAs(persona))
      return '/atleta/reservas'
    },
    persona,
    send: () => press('Sair da fila'),
  },
  'POST /bookings/{id}/move': {
    changes: [...byBooking, 'rachas'],
    at: async () => `/atleta/reservas/${(await paidBooking(persona)).id}?mudar=sim`,
    persona,
    prepare: async () => {
      await page.getByRole('group', { name: 'Horários livres' }).getByRole('button').first().click()
      await expect.element(page.getByText(/: R\$\s\d+,00\.$/)).toBeVisible()
    },
    send: () => press('Mudar para esse horário'),
  },
  'PUT /bookings/{id}/link': {
    changes: [],
    at: async () => `/atleta/reservas/${(await paidBooking(persona)).id}?passar=sim`,
    persona,
    send: () => press('Criar o link'),
  },
  'DELETE /bookings/{id}/link': {
    changes: [],
    at: () => '/atleta/reservas/bkg-atleta-15?passar=sim',
    persona,
    send: () => press('Desistir de passar'),
  },
  'POST /booking-links/{token}/acceptances': {
    changes: [...byBooking, 'rachas', 'splits', 'tabs'],
    at: () => '/passar/passo-atleta-15',
    persona: 'nova@campolivre.test',
    send: () => press(/^Ficar com/),
  },
  'POST /bookings/{id}/cancel': {
    changes: byBooking,
    at: async () => `/atleta/reservas/${(await paidBooking(persona)).id}?cancelar=sim`,
    persona,
    send: () => press('Cancelar reserva'),
  },
}
