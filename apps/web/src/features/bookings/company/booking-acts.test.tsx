import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { hearPrint } from '../../../testing/hear-print.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleBooking } from '../../../testing/sample-booking.ts'

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
  await card.getByRole('button', { name: /^Receber R/ }).click()
  await expect
    .poll(() => now(id)?.counter?.payments)
    .toMatchObject([{ method: 'cash', amountCents: 3000, receivedCents: 5000 }])
  await card.getByRole('button', { name: 'Cartão' }).click()
  await card.getByRole('button', { name: 'Débito' }).click()
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

it('tells what an absence costs before it is marked, and takes it back (decision 050, H2)', async () => {
  const company = backend.db.companies.by('ownerId', 'usr-empresa')[0]
  const { field: _field, company: _company, ...missed } = sampleBooking()
  const at = backend.db.fields.by('companyId', company?.id ?? '')[0]
  await backend.db.bookings.insert({
    ...missed,
    rules: {
      ...missed.rules,
      noShowPercent: 30,
      cancellationPolicy: { ...missed.rules.cancellationPolicy, lateRefundPercent: 70 },
    },
    companyId: company?.id ?? '',
    fieldId: at?.id ?? '',
    start: '2026-11-20T11:00:00.000Z',
    end: '2026-11-20T12:00:00.000Z',
  })
  await renderApp({ path: `/company/bookings?reserva=${missed.id}`, persona })
  const card = page.getByRole('dialog', { name: missed.customerName })
  await card.getByRole('button', { name: 'Não vieram' }).click()
  const question = card.getByRole('group', { name: 'Marcar a falta' })
  await expect.element(question).toMatchTextContent(/A arena fica com R\$.+ do que foi pago\./)
  await expect.element(question).toHaveFocus()
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect.element(card).toHaveFocus()
  await card.getByRole('button', { name: 'Não vieram' }).click()
  expect(now(missed.id)?.status).toBe('confirmed')
  await question.getByRole('button', { name: 'Marcar a falta' }).click()
  await expect.poll(() => now(missed.id)?.status).toBe('no_show')
  const goneBack = card.getByText(
    /O banco devolve R\$.+Se desfizer, esse valor volta a ser cobrado no local\./,
  )
  await expect.element(goneBack).toBeVisible()
  await card.getByRole('button', { name: 'Desfazer a falta' }).click()
  await expect.poll(() => now(missed.id)?.status).toBe('confirmed')
  expect(now(missed.id)?.balance).toMatchObject({ method: 'venue', status: 'pending' })
  await expect.element(goneBack).not.toBeInTheDocument()
})

it('opens a tab with the booking on it, and goes on at the counter (H3)', async () => {
  const company = backend.db.companies.by('ownerId', 'usr-empresa')[0]
  const { field: _field, company: _company, ...playing } = sampleBooking()
  const at = backend.db.fields.by('companyId', company?.id ?? '')[0]
  await backend.db.bookings.insert({
    ...playing,
    companyId: company?.id ?? '',
    fieldId: at?.id ?? '',
    start: '2026-11-20T12:00:00.000Z',
    end: '2026-11-20T14:00:00.000Z',
  })
  const { router } = await renderApp({ path: `/company/bookings?reserva=${playing.id}`, persona })
  const card = page.getByRole('dialog', { name: playing.customerName })
  await card
    .getByRole('group', { name: 'O que fazer agora' })
    .getByRole('button', { name: 'Abrir comanda' })
    .click()
  const tabs = () => backend.db.tabs.where(({ bookingId }) => bookingId === playing.id)
  await expect.poll(() => router.latestLocation.pathname).toBe('/company/tabs')
  expect(tabs()).toMatchObject([{ customerName: playing.customerName, status: 'open' }])
  expect(router.latestLocation.search).toEqual({ comanda: tabs()[0]?.id })
})

it('gives another price with a reason, and says at its field what is wrong (H2)', async () => {
  const { id, priceCents, card } = await open()
  await card.getByRole('button', { name: 'Mudar o preço' }).click()
  const form = card.getByRole('form', { name: 'Mudar o preço' })
  await form.getByLabelText('Novo preço').fill('1.000.000,00')
  await form.getByRole('button', { name: 'Guardar o preço' }).click()
  await expect.element(form.getByText(/^Use um preço de até R\$/)).toBeVisible()
  await expect.element(form.getByText('Conte por que o preço é outro.')).toBeVisible()
  expect(now(id)?.priceCents).toBe(priceCents)
  await form.getByLabelText('Novo preço').fill('90,00')
  await form.getByLabelText('Por que o preço é outro').fill('Vizinho da arena')
  await form.getByRole('button', { name: 'Guardar o preço' }).click()
  await expect.poll(() => now(id)?.priceCents).toBe(9000)
  await expect.element(form).not.toBeInTheDocument()
  await card.getByRole('button', { name: 'Dinheiro' }).click()
  await card.getByLabelText('Quanto entregaram').fill('90')
  await card.getByRole('button', { name: /^Receber R/ }).click()
  await expect.element(card.getByText('Tudo pago')).toBeVisible()
  await card.getByRole('button', { name: 'Mudar o preço' }).click()
  await form.getByLabelText('Novo preço').fill('50,00')
  await form.getByLabelText('Por que o preço é outro').fill('Chuva')
  await form.getByRole('button', { name: 'Guardar o preço' }).click()
  await expect.element(form.getByText(/menor que o já pago/)).toBeVisible()
})

it('prints a receipt with what the counter took, alone on its paper (H2)', async () => {
  const { id, card } = await open()
  await card.getByRole('button', { name: 'Uma parte' }).click()
  await card.getByLabelText('Valor').fill('30,00')
  await card.getByRole('button', { name: 'Cartão' }).click()
  await card.getByRole('button', { name: 'Débito' }).click()
  await expect.poll(() => now(id)?.counter?.payments.length).toBe(1)
  const print = hearPrint()
  await card.getByRole('button', { name: 'Imprimir recibo' }).click()
  expect(print).toHaveBeenCalledOnce()
  const paper = () => [...document.body.children].map(({ textContent }) => textContent).join(' ')
  expect(paper()).toMatch(/Comprovante de reserva RSV-.*Recebido.*30,00, cartão/s)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(paper).not.toContain('Comprovante')
})

it('cancels for a usual reason, and says what to give back at the counter (rule 5, H2)', async () => {
  const { id, card } = await open()
  await card.getByRole('button', { name: 'Uma parte' }).click()
  await card.getByLabelText('Valor').fill('30,00')
  await card.getByRole('button', { name: 'Cartão' }).click()
  await card.getByRole('button', { name: 'Débito' }).click()
  await expect.poll(() => now(id)?.counter?.payments.length).toBe(1)
  await card.getByRole('link', { name: 'Cancelar a reserva' }).click()
  const question = page.getByRole('dialog', { name: /^Cancelar a reserva/ })
  await expect.element(question).toMatchTextContent(/Devolva R\$\s30,00 na maquininha\./)
  await question.getByRole('button', { name: 'O campo está em manutenção.' }).click()
  await question.getByRole('button', { name: 'Cancelar reserva' }).click()
  await expect
    .poll(() => now(id)?.cancellation)
    .toMatchObject({ reason: 'O campo está em manutenção.', refundCents: 3000 })
  expect(now(id)?.counter?.payments[0]?.voided).not.toBeNull()
})
