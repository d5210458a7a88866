import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend as mock, worker } from '../../testing/backend.ts'
import { advance, holdBooking, paidBooking, payPix } from '../../testing/hold-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'nova@campolivre.test'

/** Opens the payment of a time that was just held. */
async function openPayment() {
  const booking = await holdBooking(persona)
  const app = await renderApp({ path: `/atleta/reservas/${booking.id}/pagamento`, persona })
  return { ...app, booking, code: app.getByRole('textbox', { name: 'Pix copia e cola' }) }
}

describe('paying a deposit', () => {
  it('says both parts, charges the first, and shows what is left for the venue', async () => {
    const booking = await holdBooking(persona)
    await mock.db.bookings.update(booking.id, {
      priceCents: 20_000,
      rules: { ...usualRules, depositPercent: 30 },
    })
    const path = `/atleta/reservas/${booking.id}/pagamento`
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByText(/^R\$\s60,00 agora \(sinal de 30%\), R\$\s140,00 no local$/)).toBeVisible()
    await expect.element(getByRole('radio', { name: /Pagar no local/ })).not.toBeInTheDocument()
    await expect.element(getByText(/você recebe o sinal inteiro \(R\$\s60,00\)/)).toBeVisible()
    await expect.element(getByText(/Se ninguém aparecer, nada volta\./)).toBeVisible()
    const code = getByRole('textbox', { name: 'Pix copia e cola' })
    await expect.element(code).toHaveValue(expect.stringContaining('540560.00'))
    await payPix(booking.id)
    await expect.element(getByText(/Sinal recebido\. Você paga R\$\s140,00 na arena, no dia\./)).toBeVisible()
    await expect
      .element(getByText(/^Sinal de R\$\s60,00 pago por Pix em .*, R\$\s140,00 no local$/).first())
      .toBeVisible()
  })
})

describe('paying by Pix', () => {
  it('asks for the code by itself and shows it to scan and to copy', async () => {
    const { code, getByRole } = await openPayment()
    await expect.element(code).toHaveValue(expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/))
    await expect.element(getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
    await expect.element(getByRole('timer')).toMatchTextContent(/^1[45]:\d\d$/)
  })

  it('goes on by itself once it is paid, and greets', async () => {
    const { code, booking, router, getByRole } = await openPayment()
    await expect.element(code).toBeVisible()
    await payPix(booking.id)
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    expect(router.latestLocation.pathname).toBe(`/atleta/reservas/${booking.id}`)
  })

  it('shows the text to copy by hand where the clipboard refuses', async () => {
    const { code, getByRole, getByText } = await openPayment()
    await expect.element(code).toBeVisible()
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    await getByRole('button', { name: 'Copiar código' }).click()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    await expect.element(getByText(/O código está selecionado/)).toBeVisible()
    await expect.element(code).toHaveFocus()
  })

  it('keeps the time and offers to try again when the code could not be made', async () => {
    const refuse = http.post('*/api/bookings/:id/payment', () => HttpResponse.error(), { once: true })
    worker.use(refuse)
    const { code, getByRole } = await openPayment()
    await expect.element(getByRole('alert')).toMatchTextContent('Sem conexão agora')
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(code).toBeVisible()
  })

  it('asks for another code once the first payment has failed', async () => {
    const { code, booking, backend, queryClient } = await openPayment()
    await expect.element(code).toBeVisible()
    const first = backend.db.bookings.find(booking.id)?.payment
    if (!first) throw new Error('no payment was made')
    await backend.db.bookings.update(booking.id, { payment: { ...first, status: 'failed' } })
    await queryClient.invalidateQueries()
    const now = () => backend.db.bookings.find(booking.id)?.payment
    await expect.poll(() => now()?.status).toBe('pending')
    expect(now()?.id).not.toBe(first.id)
    await expect.element(code).toHaveValue(now()?.pixCode)
  })

  it('tells a server that fails from a missing connection', async () => {
    const { code, queryClient, getByText } = await openPayment()
    await expect.element(code).toBeVisible()
    worker.use(http.get('*/api/bookings/:id', () => HttpResponse.json({}, { status: 500 })))
    await queryClient.invalidateQueries()
    await expect.element(getByText(/^Tivemos um problema do nosso lado/)).toBeVisible()
    worker.use(http.get('*/api/bookings/:id', () => HttpResponse.error()))
    await expect.element(getByText(/^Sem conexão agora/)).toBeVisible()
  })
})

describe('the hold', () => {
  it('says that the time is over, and leads back to the same choice', async () => {
    const { code, booking, getByRole, queryClient } = await openPayment()
    await expect.element(code).toBeVisible()
    await advance(16)
    await queryClient.invalidateQueries()
    const over = getByRole('heading', { name: 'O tempo acabou e o horário foi liberado' })
    await expect.element(over).toBeVisible()
    const again = getByRole('link', { name: 'Escolher de novo' }).element()
    const url = new URL((again as HTMLAnchorElement).href)
    expect(url.pathname).toBe(`/field/${booking.fieldId}`)
    expect(url.searchParams.get('inicio')).toBe(booking.start)
  })
})

describe('giving up', () => {
  it('says before paying until when it can be cancelled, and when the money would be back', async () => {
    const { getByRole, getByText } = await openPayment()
    const words = getByRole('region', { name: 'Se precisar cancelar' })
    await expect
      .element(words)
      .toMatchTextContent(/Cancelando até .*, você recebe .*R\$.*\. .*O Pix volta em até 1 dia útil\./)
    await getByText('Pagar no local').click()
    await expect.element(words).toMatchTextContent(/Cancelando até o início do jogo, nada é cobrado\./)
  })

  it('asks first, and keeps the time when the payment goes on', async () => {
    const { booking, backend, getByRole, router } = await openPayment()
    await getByRole('link', { name: 'Desistir' }).click()
    const dialog = getByRole('dialog', { name: 'Desistir desta reserva?' })
    await expect.element(dialog).toMatchTextContent('Nada foi cobrado.')
    await dialog.getByRole('button', { name: 'Continuar o pagamento' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(backend.db.bookings.find(booking.id)?.status).toBe('awaiting_payment')
    expect(router.latestLocation.search).toEqual({})
  })

  it('lets the time go and leads back to the field with the same choice, free again', async () => {
    const { booking, backend, getByRole, router } = await openPayment()
    await getByRole('link', { name: 'Desistir' }).click()
    await getByRole('button', { name: 'Desistir da reserva' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(`/field/${booking.fieldId}`)
    expect(router.latestLocation.search).toMatchObject({ inicio: booking.start, fim: booking.end })
    expect(backend.db.bookings.find(booking.id)?.status).toBe('cancelled')
    await expect.element(getByRole('button', { name: 'Reservar' })).toBeVisible()
  })

  it('keeps the time when it fails, and says so', async () => {
    worker.use(http.post('*/api/bookings/:id/cancel', () => HttpResponse.json({}, { status: 500 })))
    const { getByRole } = await openPayment()
    await getByRole('link', { name: 'Desistir' }).click()
    await getByRole('button', { name: 'Desistir da reserva' }).click()
    const failed = getByRole('dialog').getByRole('alert')
    await expect.element(failed).toMatchTextContent('Seu horário continua guardado.')
  })

  it('tells what comes back when the Pix was paid meanwhile', async () => {
    const { booking, code, getByRole, getByText, router } = await openPayment()
    await expect.element(code).toBeVisible()
    await getByRole('link', { name: 'Desistir' }).click()
    await expect.element(getByRole('button', { name: 'Desistir da reserva' })).toBeVisible()
    // The screen has not polled since the payment.
    let hasHeard = false
    worker.use(
      http.get('*/api/bookings/:id', () => (hasHeard ? undefined : HttpResponse.json({ data: booking }))),
      http.post('*/api/bookings/:id/cancel', () => {
        hasHeard = true
      }),
    )
    await payPix(booking.id)
    await getByRole('button', { name: 'Desistir da reserva' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(`/atleta/reservas/${booking.id}`)
    await expect.element(getByText(/de volta por Pix, em até 1 dia útil/).first()).toBeVisible()
  })
})

describe('other ends', () => {
  it('confirms at once when it is paid at the venue', async () => {
    const { getByRole, getByText } = await openPayment()
    await getByText('Pagar no local').click()
    await getByRole('button', { name: 'Confirmar reserva' }).click()
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    await expect.element(getByText('A pagar no local').first()).toBeVisible()
  })

  it('goes to the booking when it is paid already', async () => {
    const { id } = await paidBooking(persona)
    const { router } = await renderApp({ path: `/atleta/reservas/${id}/pagamento`, persona })
    await expect.poll(() => router.latestLocation.pathname).toBe(`/atleta/reservas/${id}`)
  })

  it('does not know the booking of somebody else', async () => {
    const { id } = await holdBooking('atleta@campolivre.test')
    const { getByRole } = await renderApp({ path: `/atleta/reservas/${id}/pagamento`, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Não achamos essa reserva' })).toBeVisible()
  })
})
