import { testCard } from '@campo-livre/mocks/bank/test-cards.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backend, worker } from '../../testing/backend.ts'
import { ask } from '../../testing/ask.ts'
import { fill, press } from '../../testing/acts.ts'
import { advance, holdBooking } from '../../testing/hold-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'nova@campolivre.test'
const CODE = '737'

/** Opens the payment by card of a time that was just held. */
async function openCard() {
  const booking = await holdBooking(persona)
  const app = await renderApp({ path: `/atleta/reservas/${booking.id}/pagamento?forma=cartao`, persona })
  const field = (name: string) => app.getByLabelText(name, { exact: true })
  await expect.element(field('Número do cartão')).toBeVisible()
  const payment = () => backend.db.bookings.find(booking.id)?.payment
  return { ...app, booking, field, payment }
}
const typeCard = (number: string) =>
  fill({
    'Número do cartão': number,
    Validade: '12/30',
    'Código de segurança': CODE,
    'Nome no cartão': 'Rafael Moreira',
  })

describe('the form of a card (H9)', () => {
  it('takes a number pasted with spaces, tells the brand, and knows the code of an American Express', async () => {
    const { field, getByText } = await openCard()
    await field('Número do cartão').fill('3782-822463 10005')
    await expect.element(field('Número do cartão')).toHaveValue('3782 822463 10005')
    await expect.element(getByText('American Express', { exact: true })).toBeVisible()
    await field('Código de segurança').fill('123')
    await userEvent.keyboard('{Tab}')
    await expect.element(getByText('O código tem 4 números, na frente do cartão.')).toBeVisible()
    await field('Validade').fill('1026')
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Validade')).toHaveValue('10/26')
    await expect.element(getByText('Esse cartão já venceu. Use outro.')).toBeVisible()
  })

  it('can be filled in by the browser, and opens the keys of numbers', async () => {
    const { field } = await openCard()
    const facts = ['Número do cartão', 'Validade', 'Código de segurança', 'Nome no cartão'].map((name) => {
      const input = field(name).element() as HTMLInputElement
      return [input.autocomplete, input.inputMode]
    })
    expect(facts).toEqual([
      ['cc-number', 'numeric'],
      ['cc-exp', 'numeric'],
      ['cc-csc', 'numeric'],
      ['cc-name', ''],
    ])
  })

  it('leads to what is missing, and sends nothing', async () => {
    const { field, getByText } = await openCard()
    await press(/^Pagar R/)
    await expect.element(getByText('Falta o número do cartão.')).toBeVisible()
    await expect.element(field('Número do cartão')).toHaveFocus()
    expect(backend.db.cards.all()).toEqual([])
  })

  it('pays in the instalments that the arena allows, and confirms', async () => {
    const { field, getByRole, payment } = await openCard()
    await typeCard('4111 1111 1111 1111')
    const choices = field('Parcelas')
    await choices.selectOptions('3')
    await press(/^Pagar R/)
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    expect(payment()).toMatchObject({ status: 'paid', card: { last4: '1111', instalments: 3 } })
  })

  it('keeps everything but the code when the bank says no, and pays with another', async () => {
    const { field, getByRole, payment } = await openCard()
    await typeCard(testCard('no-funds'))
    await press(/^Pagar R/)
    await expect.element(getByRole('alert')).toMatchTextContent(/^O cartão não tem limite para esse valor\./)
    await expect.element(field('Número do cartão')).toHaveValue('4000 0000 0000 9995')
    await expect.element(field('Validade')).toHaveValue('12/30')
    await expect.element(field('Nome no cartão')).toHaveValue('Rafael Moreira')
    await expect.element(field('Código de segurança')).toHaveValue('')
    await expect.element(field('Código de segurança')).toHaveFocus()
    expect(payment()).toBeNull()
    await typeCard(testCard('approved'))
    await press(/^Pagar R/)
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  })

  it('keeps number and code nowhere', async () => {
    const { getByRole } = await openCard()
    const number = testCard('approved')
    await typeCard(number)
    await press(/^Pagar R/)
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    const all = JSON.stringify([localStorage, sessionStorage, location.href])
    expect(all).not.toContain(number)
    expect(all).not.toContain('4111 1111 1111 1111')
    expect(all).not.toMatch(/"737"/)
  })
})

describe('a payment that is not decided (H9)', () => {
  it('asks for a yes in the bank’s app, and goes on by itself', async () => {
    const { getByRole, getByText, payment } = await openCard()
    await typeCard(testCard('confirmation'))
    await press(/^Pagar R/)
    await expect.element(getByText('Confirme no app do seu banco')).toBeVisible()
    await expect.element(getByText('Visa final 3220')).toBeVisible()
    expect(getByRole('radio').all()).toEqual([])
    await ask(`/__mock/cards/${payment()?.id}/decide`, { approved: true })
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  })

  it('is continued by who comes back, and told when the bank has said no', async () => {
    const { booking, getByText, payment } = await openCard()
    await typeCard(testCard('slow-refused'))
    await press(/^Pagar R/)
    await expect.element(getByText('Conferindo com o banco')).toBeVisible()
    const back = await renderApp({ path: `/atleta/reservas/${booking.id}/pagamento`, persona })
    await expect.element(back.getByText('Conferindo com o banco')).toBeVisible()
    await advance(1)
    const said = back.getByRole('alert')
    await expect.element(said).toMatchTextContent(/^O banco recusou o Visa final 0119\. Nada foi cobrado\./)
    expect(payment()).toMatchObject({ status: 'failed' })
  })

  it('is found out by itself when the answer was lost, and charges once', async () => {
    const { getByRole, getByText, payment } = await openCard()
    await typeCard(testCard('approved'))
    // The first answer is lost; the server has charged the card.
    let lost = 0
    worker.use(
      http.post('*/api/bookings/:id/payment', async ({ request }) => {
        if (lost > 0) return undefined
        lost += 1
        await backend.handle(request)
        return HttpResponse.error()
      }),
    )
    await press(/^Pagar R/)
    await expect.element(getByText('Conferindo se o pagamento passou')).toBeVisible()
    await expect.element(getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
    expect(payment()).toMatchObject({ status: 'paid' })
    expect(backend.db.cards.all()).toHaveLength(1)
  })
})
