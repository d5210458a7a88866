import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'

/** Opens the card of a booking that is paid at the venue, and of which nothing is paid. */
async function open() {
  const company = backend.db.companies.by('ownerId', 'usr-empresa')[0]
  const booking = backend.db.bookings
    .by('companyId', company?.id ?? '')
    .find(
      ({ status, payment, counter, start }) =>
        status === 'confirmed' &&
        counter === undefined &&
        payment?.method === 'venue' &&
        payment.status === 'pending' &&
        Date.parse(start) > Date.parse(backend.db.clock.now()) + 86_400_000,
    )
  if (!booking) throw new Error('no booking to be paid at the venue')
  await renderApp({ path: `/company/bookings?reserva=${booking.id}`, persona })
  const card = page.getByRole('dialog', { name: booking.customerName })
  await expect.element(card.getByText('Falta pagar')).toBeVisible()
  return { id: booking.id, priceCents: booking.priceCents, card }
}
const now = (id: string) => backend.db.bookings.find(id)

it('takes a part in cash with change, and the rest by card (H2)', async () => {
  const { id, priceCents, card } = await open()
  await card.getByRole('button', { name: 'Uma parte' }).click()
  await card.getByLabelText('Valor').fill('30,00')
  await card.getByRole('button', { name: 'Dinheiro' }).click()
  await card.getByLabelText('Quanto entregaram').fill('50')
  await expect.element(card.getByText(/^R\$\s20,00$/)).toBeVisible()
  await card.getByRole('button', { name: /^Receber/ }).click()
  await expect
    .poll(() => now(id)?.counter?.payments)
    .toMatchObject([{ method: 'cash', amountCents: 3000, receivedCents: 5000 }])
  await card.getByRole('button', { name: 'Cartão' }).click()
  await expect
    .poll(() => now(id)?.payment)
    .toMatchObject({ status: 'paid', atCounter: true, amountCents: priceCents })
  await expect.element(card.getByText('Tudo pago')).toBeVisible()
})

it('keeps a note of the arena (H2)', async () => {
  const { id, card } = await open()
  await card.getByLabelText('Anotação').fill('Chega atrasado')
  await card.getByRole('button', { name: 'Guardar anotação' }).click()
  await expect.poll(() => now(id)?.counter?.note).toBe('Chega atrasado')
})

it('books the same hours again a week later in two touches (H2)', async () => {
  const { id, card } = await open()
  const before = now(id)
  await card.getByRole('link', { name: 'Repetir na próxima semana' }).click()
  const drawer = page.getByRole('dialog', { name: 'Nova reserva' })
  await expect
    .element(drawer.getByLabelText('Nome, telefone ou e-mail'))
    .toHaveValue(before?.customerName ?? '')
  await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
  const week = new Date(Date.parse(before?.start ?? '') + 7 * 86_400_000).toISOString()
  const again = () =>
    backend.db.bookings.where(
      (each) => each.fieldId === before?.fieldId && each.start === week && each.source === 'counter',
    )
  await expect
    .poll(() => again().length + drawer.getByRole('group', { name: 'Horários livres' }).elements().length)
    .toBeGreaterThan(0)
})
