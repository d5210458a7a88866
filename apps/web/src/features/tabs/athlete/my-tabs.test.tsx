import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleTab, tabDiscount, tabPayment } from '../../../testing/sample-tab.ts'

const persona = 'atleta@campolivre.test'
const path = '/atleta/comandas'
const codes = () =>
  [...document.querySelectorAll('main article')].flatMap(
    (card) => /CMD-\w+/.exec(card.textContent)?.[0] ?? [],
  )
const mine = () => backend.db.tabs.where(({ athleteId }) => athleteId === 'usr-atleta')

function answer(...[changes]: Parameters<typeof sampleTab>) {
  worker.use(http.get('*/api/tabs/:id', () => HttpResponse.json({ data: sampleTab(changes) })))
}

describe("an athlete's tabs (A10, H3)", () => {
  it('list their own, what comes next first, under the title of the menu', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Minhas Comandas' })).toBeVisible()
    expect(document.title).toBe('Minhas Comandas · Campo Livre')
    await expect.poll(() => codes().length).toBe(mine().length)
    const statuses = codes().map((code) => mine().find((tab) => tab.code === code)?.status)
    expect(statuses.slice(0, 2)).toEqual(['open', 'closed'])
    expect(getByRole('table').query()).toBeNull()
    expect(new Set(codes())).toEqual(new Set(mine().map(({ code }) => code)))
  })

  it('are filtered by what is still to be paid, from the address alone (F4, A14)', async () => {
    const due = mine().filter(({ status }) => status === 'closed')
    expect(due.length).toBeGreaterThan(0)
    await renderApp({ path: `${path}?filtro.status=igual-a.closed`, persona })
    await expect.poll(codes).toEqual(due.map(({ code }) => code))
  })

  it('lead from a card to the whole tab, and back', async () => {
    const { getByRole, router } = await renderApp({ path, persona })
    const tab = mine().find(({ status }) => status === 'paid')
    await expect.poll(() => codes()).toContain(tab?.code)
    const card = getByRole('listitem').filter({ hasText: tab?.code ?? '' })
    await card.getByRole('link').click()
    await expect.poll(() => router.latestLocation.pathname).toBe(`${path}/${tab?.id}`)
    await expect.element(getByRole('article', { name: `Comanda ${tab?.code}` })).toBeVisible()
    await getByRole('link', { name: 'Minhas Comandas' }).first().click()
    await expect.poll(() => router.latestLocation.pathname).toBe(path)
  })

  it('have nothing for a new athlete but a way on (G4)', async () => {
    const { getByRole } = await renderApp({ path, persona: 'nova@campolivre.test' })
    await expect.element(getByRole('heading', { name: 'Nenhuma comanda ainda' })).toBeVisible()
    const way = getByRole('main').getByRole('link', { name: 'Encontrar campos' })
    await expect.element(way).toHaveAttribute('href', '/')
  })
})

describe('one tab (A10, H3)', () => {
  it('says what went back, and by which way what is paid would (N6)', async () => {
    const voided = {
      at: '2026-11-20T01:20:00.000Z',
      byId: null,
      reason: 'Pagou em dobro',
      byBank: true as const,
    }
    answer({
      payments: [
        tabPayment({ id: 'back', amountCents: 4000, voided }),
        tabPayment({ method: 'card', cardKind: 'debit', amountCents: 5200 }),
      ],
    })
    const { getByRole, getByText } = await renderApp({ path: `${path}/tab-sample`, persona })
    await expect
      .element(getByRole('list', { name: 'Pagamentos devolvidos' }))
      .toMatchTextContent(/Devolução pedida ao bancoR\$\s40,00 de volta por Pix, em até 1 dia útil/)
    await expect.element(getByText(/Quem devolve é a arena, no balcão\.$/)).toBeVisible()
  })

  it('says what was ordered, what it comes to, what was paid and what is left', async () => {
    answer({ discount: tabDiscount(500), payments: [tabPayment({ amountCents: 4000 })] })
    const { getByRole, getByText } = await renderApp({ path: `${path}/tab-1`, persona })
    const bill = getByRole('article', { name: 'Comanda CMD-7K2Q' })
    await expect
      .element(bill.getByRole('listitem').nth(1))
      .toMatchTextContent(/^3×? ?vezesCerveja pilsen 600 ml R\$\s16,00 cadaR\$\s48,00$/)
    for (const line of [
      'ItensR\\$\\s92,00',
      'Desconto− R\\$\\s5,00',
      'TotalR\\$\\s87,00',
      'PagoR\\$\\s40,00',
    ]) {
      await expect.element(bill).toMatchTextContent(new RegExp(line))
    }
    await expect.element(bill).toMatchTextContent(/Falta pagarR\$\s47,00/)
    await expect
      .element(getByText(/^Falta pagar R\$\s47,00, por aqui ou no balcão da arena\.$/))
      .toBeVisible()
    await expect.element(getByRole('region', { name: 'Pagamento' })).toMatchTextContent(/PixR\$\s40,00/)
    expect(document.title).toBe('Comanda CMD-7K2Q · Campo Livre')
  })

  it('has a receipt to print alone or to send, once it is paid', async () => {
    answer({ status: 'paid', payments: [tabPayment({ amountCents: 9200 })] })
    const { getByRole } = await renderApp({ path: `${path}/tab-1`, persona })
    const receipt = getByRole('region', { name: 'Recibo' })
    await expect.element(receipt.getByText('Não é documento fiscal.')).toBeVisible()
    const send = receipt.getByRole('link', { name: 'Enviar por WhatsApp' }).element() as HTMLAnchorElement
    const { origin, pathname, searchParams } = new URL(send.href)
    expect(origin + pathname).toBe('https://wa.me/')
    expect(searchParams.get('text')).toMatch(
      /comanda CMD-7K2Q[^]+Total: R\$\s92,00[^]+Não é documento fiscal\.$/,
    )
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await receipt.getByRole('button', { name: 'Imprimir' }).click()
    expect(print).toHaveBeenCalledOnce()
    // The mock makes no PDF: the paper that is there is printed, and no second one hides it.
    await receipt.getByRole('button', { name: 'Recibo em PDF' }).click()
    await expect.poll(() => print.mock.calls.length).toBe(2)
    const papers = [...document.body.children].filter(({ textContent }) => textContent.includes('CMD-7K2Q'))
    expect(papers.filter(({ ariaHidden }) => ariaHidden === 'true')).toHaveLength(1)
    print.mockRestore()
    expect(document.querySelector('[data-width=a4]')?.textContent).toContain('CMD-7K2Q')
  })

  it('has no receipt while something is to be paid', async () => {
    answer({ status: 'closed' })
    const { getByRole } = await renderApp({ path: `${path}/tab-1`, persona })
    await expect.element(getByRole('article', { name: 'Comanda CMD-7K2Q' })).toBeVisible()
    expect(getByRole('button', { name: 'Imprimir' }).query()).toBeNull()
  })

  it('leads to the booking it goes with', async () => {
    const tab = mine().find(({ bookingId }) => bookingId !== null)
    const booking = backend.db.bookings.find(tab?.bookingId ?? '')
    const { getByRole } = await renderApp({ path: `${path}/${tab?.id}`, persona })
    await expect
      .element(getByRole('link', { name: `Reserva ${booking?.code}` }))
      .toHaveAttribute('href', `/atleta/reservas/${booking?.id}`)
  })

  it('has no payments and no game where there were none', async () => {
    answer({ status: 'open', payments: [], booking: null, bookingId: null, closedAt: null })
    const { getByRole } = await renderApp({ path: `${path}/tab-1`, persona })
    await expect.element(getByRole('article')).toMatchTextContent('Aberta')
    for (const name of ['Pagamento', 'O jogo']) expect(getByRole('region', { name }).query()).toBeNull()
  })

  it("is unknown when it is somebody else's", async () => {
    const other = backend.db.tabs.where(({ athleteId }) => athleteId !== 'usr-atleta')[0]
    const { getByRole } = await renderApp({ path: `${path}/${other?.id}`, persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Não achamos essa comanda' })).toBeVisible()
    await expect.element(getByRole('link', { name: 'Ver minhas comandas' })).toHaveAttribute('href', path)
  })
})
