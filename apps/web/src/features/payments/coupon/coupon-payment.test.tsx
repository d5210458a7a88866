import type { Coupon } from '@campo-livre/domain/coupons/coupon.ts'
import { describe, expect, it } from 'vitest'
import { backend as mock } from '../../../testing/backend.ts'
import { holdBooking, payPix } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'nova@campolivre.test'

/** Opens the payment of a time of R$ 100 at an arena with a coupon of so many percent, and presses that there is one. */
async function openWithCoupon(change: Partial<Coupon> = {}) {
  const booking = await holdBooking(persona)
  await mock.db.bookings.update(booking.id, { priceCents: 10_000 })
  const [known] = mock.db.coupons.by('code', `${booking.companyId} BEMVINDO10`)
  if (!known) throw new Error('the seed has no coupon')
  await mock.db.coupons.update(known.id, change)
  const path = `/atleta/reservas/${booking.id}/pagamento`
  const app = await renderApp({ path, persona })
  await app.getByRole('button', { name: 'Tem um cupom?' }).click()
  const field = app.getByRole('textbox', { name: 'Cupom' })
  return { ...app, booking, field, code: app.getByRole('textbox', { name: 'Pix copia e cola' }) }
}

describe('a coupon where a booking is paid (H9)', () => {
  it('makes another code of what is left, says what it takes off, and comes off again', async () => {
    const { field, code, getByRole, getByText } = await openWithCoupon()
    await expect.element(field).toHaveFocus()
    await expect.element(code).toHaveValue(expect.stringContaining('5406100.00'))
    await field.fill('bem vindo 10')
    await getByRole('button', { name: 'Aplicar' }).click()
    await expect.element(getByText(/^−R\$\s10,00$/)).toBeVisible()
    await expect.element(getByText(/^R\$\s100,00 menos R\$\s10,00 do cupom$/)).toBeVisible()
    await expect.element(code).toHaveValue(expect.stringContaining('540590.00'))
    await getByRole('button', { name: 'Tirar' }).click()
    await expect.element(code).toHaveValue(expect.stringContaining('5406100.00'))
    await expect.element(getByRole('button', { name: 'Tem um cupom?' })).toBeVisible()
  })

  it('tells why one is not good, and keeps the price', async () => {
    const { field, code, getByRole } = await openWithCoupon({ until: '2026-11-19', from: '2026-11-01' })
    await field.fill('BEMVINDO10')
    await getByRole('button', { name: 'Aplicar' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent('Esse cupom venceu em 19/11.')
    await expect.element(code).toHaveValue(expect.stringContaining('5406100.00'))
  })

  it('that leaves nothing to pay confirms without a code', async () => {
    const { field, getByRole, getByText } = await openWithCoupon({ percent: 100 })
    await field.fill('BEMVINDO10')
    await getByRole('button', { name: 'Aplicar' }).click()
    await expect.element(getByText('O cupom cobre tudo: não falta pagar nada.')).toBeVisible()
    await getByRole('button', { name: 'Confirmar reserva' }).click()
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  })

  it('is told on the booking that it paid', async () => {
    const { field, booking, getByRole, getByText } = await openWithCoupon()
    await field.fill('BEMVINDO10')
    await getByRole('button', { name: 'Aplicar' }).click()
    await expect.element(getByText(/^−R\$\s10,00$/)).toBeVisible()
    await payPix(booking.id)
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    await expect.element(getByText(/Cupom BEMVINDO10: −R\$\s10,00/).first()).toBeVisible()
  })
})
