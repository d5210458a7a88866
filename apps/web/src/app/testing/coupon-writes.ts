import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press, type Write } from '../../testing/acts.ts'
import { holdBooking } from '../../testing/hold-booking.ts'
import { byBooking } from './changed-by.ts'

const company = 'empresa@campolivre.test'
const athlete = 'atleta@campolivre.test'
const id = 'cup-arena-beira-mar-bemvindo10'
const pressInDrawer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const payment = async () => `/atleta/reservas/${(await holdBooking(athlete)).id}/pagamento`

async function type(code: string): Promise<void> {
  await press('Tem um cupom?')
  await fill({ Cupom: code })
}

/** The writes of a company about its coupons, and of an athlete where a booking is paid. */
export const couponWrites: Record<string, Write> = {
  'POST /company/coupons': {
    changes: ['coupons'],
    at: () => '/company/coupons?editar=novo',
    persona: company,
    prepare: async () => {
      await page.getByRole('textbox', { name: 'Código' }).fill('SABADO15')
      await fill({ 'Desconto em %': '15' })
    },
    send: () => pressInDrawer('Salvar cupom'),
  },
  'PUT /company/coupons/{id}': {
    changes: ['coupons'],
    at: () => `/company/coupons?editar=${id}`,
    persona: company,
    prepare: () => fill({ 'Limite de usos (opcional)': '80' }),
    send: () => pressInDrawer('Salvar cupom'),
  },
  'PUT /company/coupons/{id}/status': {
    changes: ['coupons'],
    at: () => `/company/coupons?aberto=${id}`,
    persona: company,
    prepare: () => press('Pausar'),
    send: () => press('Pausar cupom'),
  },
  'PUT /bookings/{id}/coupon': {
    changes: byBooking,
    at: payment,
    persona: athlete,
    prepare: () => type('BEMVINDO10'),
    send: () => press('Aplicar'),
  },
  'DELETE /bookings/{id}/coupon': {
    changes: byBooking,
    at: payment,
    persona: athlete,
    prepare: async () => {
      await type('BEMVINDO10')
      await press('Aplicar')
      await expect.element(page.getByRole('button', { name: 'Tirar' })).toBeVisible()
      await expect.element(page.getByLabelText('Pix copia e cola')).toBeVisible()
    },
    send: () => press('Tirar'),
  },
}
