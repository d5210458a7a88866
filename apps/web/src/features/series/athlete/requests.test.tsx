import { describe, expect, it } from 'vitest'
import { answerAsked, askedSlot } from '../../../testing/fixed-slot.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'nova@campolivre.test'

/** Opens the request from the list of bookings. */
async function openRequest() {
  const app = await renderApp({ path: '/atleta/reservas', persona })
  const requests = app.getByRole('region', { name: 'Pedidos de horário fixo' })
  await requests.getByRole('link', { name: 'Toda quinta, 13h às 14h' }).click()
  const drawer = app.getByRole('dialog', { name: 'Pedido de horário fixo' })
  await expect.element(drawer).toBeVisible()
  return { ...app, requests, drawer }
}

describe('an athlete’s requests for a fixed slot (N8)', () => {
  it('are withdrawn after a question, while the arena has not answered', async () => {
    await askedSlot(persona)
    const { drawer, requests, backend, getByRole } = await openRequest()
    await expect.element(drawer).toMatchTextContent(/Esperando a arena/)
    await drawer.getByRole('button', { name: 'Retirar o pedido' }).click()
    const question = drawer.getByRole('group', { name: 'Retirar este pedido?' })
    await question.getByRole('button', { name: 'Retirar o pedido' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(requests).not.toBeInTheDocument()
    expect(backend.db.seriesRequests.find('asked-slot')?.status).toBe('withdrawn')
    await getByRole('link', { name: 'Passadas' }).click()
    await expect.element(requests).toMatchTextContent(/Retirado/)
  })

  it('become a fixed slot when another hour is accepted, with price, terms and clashes told before', async () => {
    await askedSlot(persona)
    await answerAsked('offer')
    const { drawer, requests, router, getByRole } = await openRequest()
    await expect.element(requests).toMatchTextContent(/A arena oferece toda quinta, 14h às 15h/)
    await expect.element(drawer).toMatchTextContent(/R\$\s90,00 por jogo/)
    await expect.element(drawer).toMatchTextContent(/se outra pessoa reservar o horário/)
    await expect.element(drawer).toMatchTextContent(/\d\d datas? livres?/)
    await drawer.getByRole('button', { name: 'Aceitar o horário' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/atleta/horarios-fixos/ser-asked-slot')
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Toda quinta, 14h às 15h')
  })

  it('are declined after a question', async () => {
    await askedSlot(persona)
    await answerAsked('offer')
    const { drawer, backend } = await openRequest()
    await drawer.getByRole('button', { name: 'Não quero' }).click()
    await drawer.getByRole('button', { name: 'Recusar a oferta' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(backend.db.seriesRequests.find('asked-slot')?.status).toBe('declined')
  })

  it('say in place that the arena has changed its mind, and are shown as they are then', async () => {
    await askedSlot(persona)
    await answerAsked('offer')
    const { drawer } = await openRequest()
    await expect.element(drawer.getByRole('button', { name: 'Aceitar o horário' })).toBeVisible()
    await answerAsked('refuse')
    await drawer.getByRole('button', { name: 'Aceitar o horário' }).click()
    await expect
      .element(drawer.getByRole('alert'))
      .toMatchTextContent(/Não há nenhum horário à espera da sua resposta\./)
    await expect.element(drawer).toMatchTextContent(/Já é de outro grupo\./)
  })
})
