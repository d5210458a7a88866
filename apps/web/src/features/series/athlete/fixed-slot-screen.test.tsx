import { ask, signInAs } from '../../../testing/ask.ts'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../testing/backend.ts'
import { fixedSlot } from '../../../testing/fixed-slot.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'nova@campolivre.test'
const path = '/atleta/horarios-fixos/fixed-slot'

/** Asks for a Pix code of November's bill, at the counter. */
async function pixAtTheCounter(amountCents: number): Promise<void> {
  const body = {
    type: 'pay',
    id: 'ask-pix',
    seriesId: 'fixed-slot',
    month: '2026-11',
    paymentId: 'pix-november',
    method: 'pix',
    amountCents,
    receivedCents: null,
  }
  await ask('/api/company/series/commands', body, await signInAs('empresa@campolivre.test'))
}

describe('a fixed slot among the bookings (N8)', () => {
  it('stands above them with its next date and what is due, and leads to it', async () => {
    await fixedSlot(persona)
    const { getByRole, router } = await renderApp({ path: '/atleta/reservas', persona })
    const slots = getByRole('region', { name: 'Horários fixos' })
    await expect.element(slots).toMatchTextContent(/Toda quinta, 13h às 14h/)
    await expect.element(slots).toMatchTextContent(/R\$\s120,00/)
    await slots.getByRole('link').click()
    await expect.poll(() => router.latestLocation.pathname).toBe(path)
  })

  it('is nothing where there is none', async () => {
    const { getByRole } = await renderApp({ path: '/atleta/reservas', persona })
    await expect.element(getByRole('heading', { name: 'Nenhum jogo marcado' })).toBeVisible()
    expect(getByRole('region', { name: 'Horários fixos' }).query()).toBeNull()
  })
})

describe('a fixed slot (N8, A10)', () => {
  it('has its dates, its bills by month, and what is agreed', async () => {
    await fixedSlot(persona)
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Toda quinta, 13h às 14h')
    const coming = getByRole('region', { name: 'Próximas datas' })
    await expect.element(coming.getByRole('listitem').first()).toMatchTextContent(/qui, 26\/11, 13h às 14h/)
    expect(coming.getByRole('listitem').all()).toHaveLength(6)
    await coming.getByRole('button', { name: 'Mostrar mais 12 datas' }).click()
    expect(coming.getByRole('listitem').all()).toHaveLength(18)
    const bills = getByRole('region', { name: 'Contas do mês' })
    await expect.element(bills.getByRole('heading', { name: 'novembro de 2026' })).toBeVisible()
    await expect.element(bills.getByRole('definition').first()).toMatchTextContent(/R\$\s120,00/)
    await expect.element(getByText(/^Devolvendo uma semana até 24 h antes/)).toBeVisible()
  })

  it('is paid by a Pix code that its athlete asks for', async () => {
    await fixedSlot(persona)
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('button', { name: /^Pagar R\$\s120,00$/ }).click()
    const waiting = getByRole('region', { name: 'Pagar a conta de novembro de 2026' })
    await expect.element(waiting.getByRole('button', { name: 'Copiar código' })).toBeVisible()
    await expect.element(waiting.getByText(/^R\$\s120,00$/)).toBeVisible()
    expect(getByRole('button', { name: /^Pagar R/ }).query()).toBeNull()
    const [code] = backend.db.series.find('fixed-slot')?.accounts[0]?.pendingPix ?? []
    expect(code).toMatchObject({ amountCents: 12_000 })
  })

  it('has the Pix code that waits, and tells by itself that it is paid', async () => {
    await fixedSlot(persona)
    await pixAtTheCounter(12_000)
    const { getByRole, getByText } = await renderApp({ path, persona })
    const pix = getByRole('region', { name: 'Pagar a conta de novembro de 2026' })
    await expect.element(pix.getByRole('button', { name: 'Copiar código' })).toBeVisible()
    await ask('/__mock/pix/pix-november/pay', {})
    await expect.element(getByText('Paga', { exact: true })).toBeVisible()
    await expect.element(pix).not.toBeInTheDocument()
  })

  it('says that there is none at an address that is somebody else’s', async () => {
    await fixedSlot('atleta@campolivre.test')
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { name: 'Não achamos esse horário fixo' })).toBeVisible()
  })
})
