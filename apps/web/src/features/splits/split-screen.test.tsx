import { describe, expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { backend } from '../../testing/backend.ts'
import { payPix } from '../../testing/hold-booking.ts'
import { hearPrint } from '../../testing/hear-print.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'
const path = '/atleta/contas/conta-atleta-01'
const bill = () => backend.db.splits.find('conta-atleta-01')
const share = (name: string) => {
  const personId = bill()?.people.find((person) => person.name === name)?.id
  return bill()?.payments.filter((payment) => payment.personId === personId)
}

/** Returns the text that a link of WhatsApp sends; null while there is none. */
const textOf = (link: Locator) => {
  const href = link.query()?.getAttribute('href')
  return href ? new URL(href).searchParams.get('text') : null
}

describe('a bill that one divides (H10, N1)', () => {
  it('shows who has paid, and what is missing, live', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await expect.element(getByText(/^4 de 8 já pagaram: R\$/)).toBeVisible()
    const people = getByRole('region', { name: 'Quem paga' }).getByRole('listitem')
    await expect.element(people.first()).toMatchTextContent(/^Dedé.*Diz que pagou R\$.* em dinheiro/)
    const guest = await backend.handle(
      new Request(new URL('/api/share-links/cota-atleta-06/commands', location.origin), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'pix', id: 'guest' }),
      }),
    )
    expect(guest.status).toBe(200)
    await payPix(share('Marcelo Paiva')?.[0]?.id ?? '')
    await expect.element(getByText(/^5 de 8 já pagaram: R\$/)).toBeVisible()
  })

  it('confirms cash that somebody said, and undoes it', async () => {
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('link', { name: 'Dedé: cobrar ou receber' }).click()
    const drawer = getByRole('dialog', { name: 'Dedé' })
    await drawer.getByRole('button', { name: 'Confirmar que recebi' }).click()
    await expect.poll(() => share('Dedé')?.[0]?.status).toBe('paid')
    await drawer.getByRole('button', { name: /^Desfazer R\$/ }).click()
    await expect.poll(() => share('Dedé')?.[0]?.status).toBe('undone')
  })

  it('notes in a row that somebody has paid, and takes it back at the same place', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const paid = getByRole('button', { name: 'Marcelo Paiva: pagou' })
    await paid.click()
    await expect.element(paid).toHaveAttribute('aria-pressed', 'true')
    expect(share('Marcelo Paiva')).toMatchObject([{ kind: 'cash', status: 'paid' }])
    await paid.click()
    await expect.element(paid).toHaveAttribute('aria-pressed', 'false')
    expect(share('Marcelo Paiva')).toMatchObject([{ status: 'undone' }])
  })

  it('charges somebody from their row, and confirms cash there', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const charge = getByRole('link', { name: 'Cobrar Marcelo Paiva no WhatsApp' })
    await expect.poll(() => textOf(charge)).toMatch(/^Oi, Marcelo![^]+cota-atleta-06$/)
    charge.element().addEventListener('click', (event) => event.preventDefault())
    await charge.click()
    await expect.poll(() => bill()?.reminders.map(({ personId }) => personId)).toEqual(['pessoa-5'])
    await getByRole('button', { name: 'Confirmar que recebi de Dedé' }).click()
    await expect.poll(() => share('Dedé')?.[0]?.status).toBe('paid')
  })

  it('changes a share by touching it, and says what the others pay then', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
    const amount = getByRole('button', { name: /mudar a parte de Marcelo Paiva$/ })
    await amount.click()
    const input = getByLabelText('Quanto Marcelo Paiva paga')
    await expect.element(input).toHaveFocus()
    await input.fill('1.000.000,00')
    await expect.element(getByText(/^Sobram R\$/)).toBeVisible()
    await input.fill('20,50')
    await getByRole('button', { name: 'Um real a mais' }).click()
    await expect.element(input).toHaveValue('21,00')
    const others = getByText(/^Quem divide o resto paga R\$\s[\d.]+,\d\d\.$/)
    await expect.element(others).toBeVisible()
    const told = /R\$\s([\d.]+),(\d\d)\.$/.exec(others.element().textContent)
    await getByRole('button', { name: 'Salvar' }).click()
    await expect.element(amount).toMatchTextContent(/^R\$\s21,00$/)
    await expect.element(amount).toHaveFocus()
    const personId = bill()?.people.find(({ name }) => name === 'Marcelo Paiva')?.id
    expect(bill()?.shares.find((each) => each.personId === personId)?.cents).toBe(2100)
    const rest = bill()?.people.filter(
      ({ id, part, exempt }) => id !== personId && !exempt && part.as === 'rest',
    )
    const shares =
      rest?.map(({ id }) => bill()?.shares.find((each) => each.personId === id)?.cents ?? 0) ?? []
    expect(Math.max(...shares)).toBe(Number(`${told?.[1]}${told?.[2]}`))
  })

  it('sends the group one link, which is changed behind Mais', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const send = getByRole('link', { name: 'Mandar no grupo' })
    await expect.poll(() => textOf(send)).toMatch(/^Conta do jogo[^]+\/conta\/grupo-atleta-01$/)
    expect(textOf(send)).toMatch(/Faltam R\$\s[\d,.]+, de 4 pessoas\./)
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole('menuitem', { name: 'Trocar o link do grupo' }).click()
    await getByRole('button', { name: 'Trocar o link', exact: true }).click()
    await expect.poll(() => bill()?.groupToken).toMatch(/^grupo-[a-z0-9]{40}$/)
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole('menuitem', { name: 'Copiar o link do grupo' }).click()
    await expect
      .element(getByRole('textbox', { name: 'Link do grupo' }))
      .toHaveValue(`${location.origin}/conta/${bill()?.groupToken}`)
  })

  it('is kept as a paper, behind Mais (H9)', async () => {
    const print = hearPrint()
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Mais' }).click()
    await getByRole('menuitem', { name: 'Baixar a conta' }).click()
    await expect.poll(() => print.mock.calls.length).toBe(1)
    expect([...document.body.children].at(-1)?.textContent).toMatch(/Conta CTA-.*Quem paga.*Falta pagar/s)
  })

  it('begins with one’s own share and its Pix while one owes it', async () => {
    const me = bill()?.people.find(({ userId }) => userId === bill()?.organizerId)
    const payments = bill()?.payments.filter(({ personId }) => personId !== me?.id) ?? []
    await backend.db.splits.update('conta-atleta-01', { payments })
    const { getByRole } = await renderApp({ path, persona })
    const own = getByRole('region', { name: /^Sua parte: R\$/ })
    await own.getByRole('button', { name: /^Pagar R\$.* com Pix$/ }).click()
    await expect.element(own.getByRole('button', { name: 'Copiar código' })).toBeVisible()
    await payPix(bill()?.payments.at(-1)?.id ?? '')
    await expect.element(own).not.toBeInTheDocument()
  })

  it('takes in the tab that one had there in the same hours', async () => {
    const booking = backend.db.bookings.find(bill()?.origin.id ?? '')
    const [tab] = backend.db.tabs.where(
      ({ status, companyId }) => status === 'open' && companyId === booking?.companyId,
    )
    await backend.db.tabs.update(tab?.id ?? '', {
      athleteId: bill()?.organizerId ?? null,
      bookingId: null,
      openedAt: booking?.start ?? '',
    })
    const { getByRole } = await renderApp({ path, persona })
    await getByRole('list', { name: 'Comandas do mesmo horário' })
      .getByRole('button', { name: 'Pôr na conta' })
      .click()
    await expect.poll(() => bill()?.items.at(-1)?.source).toEqual({ kind: 'tab', id: tab?.id })
    expect(bill()?.items.at(-1)?.payers).toEqual({ of: 'all' })
    await expect.element(getByRole('list', { name: 'Comandas do mesmo horário' })).not.toBeInTheDocument()
  })

  it('has a link for each share, and a text for WhatsApp that is noted as a reminder', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({
      path: `${path}?pessoa=pessoa-5`,
      persona,
    })
    await expect
      .element(getByLabelText('Link de Marcelo Paiva'))
      .toHaveValue(`${location.origin}/conta/cota-atleta-06`)
    const send = getByRole('link', { name: 'Lembrar no WhatsApp' })
    const anchor = send.element() as HTMLAnchorElement
    expect(new URL(anchor.href).searchParams.get('text')).toMatch(
      /^Oi, Marcelo! Sua parte do jogo[^]+cota-atleta-06$/,
    )
    anchor.removeAttribute('target')
    anchor.addEventListener('click', (event) => event.preventDefault())
    await send.click()
    await expect.poll(() => bill()?.reminders.length).toBe(1)
    // The app has told them for today; a message of the organiser's own goes at any time (H10).
    await expect
      .element(getByText('A gente já avisou essa pessoa hoje. A sua mensagem pode ir.'))
      .toBeVisible()
    await send.click()
    expect(bill()?.reminders).toHaveLength(1)
  })

  it('takes a late item, which is a supplement for who has paid', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({ path: `${path}?fazer=mudar`, persona })
    await getByRole('button', { name: '+ Outro gasto' }).click()
    await getByLabelText('Gasto').last().fill('Churrasco')
    await getByRole('button', { name: 'Salvar a conta' }).click()
    await expect.element(getByText('Informe o valor, como 20,00.')).toBeVisible()
    await getByLabelText('Valor', { exact: true }).last().fill('80,00')
    await getByRole('button', { name: 'Salvar a conta' }).click()
    await expect.element(getByText(/faltam R\$\s10,00 de complemento/).first()).toBeVisible()
    expect(bill()?.items.at(-1)).toMatchObject({ name: 'Churrasco', cents: 8000 })
  })

  it('is cancelled as a reversal: what was paid is credit', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole('menuitem', { name: 'Cancelar a conta' }).click()
    const dialog = getByRole('dialog', { name: 'Cancelar esta conta?' })
    await getByLabelText('Motivo').fill('Não teve jogo')
    await dialog.getByRole('button', { name: 'Cancelar a conta' }).click()
    await expect.element(getByText(/^Cancelada: Não teve jogo\./)).toBeVisible()
    expect(bill()?.payments.filter(({ status }) => status === 'paid')).toHaveLength(4)
  })
})

describe('a new bill (H10)', () => {
  it('from a racha says what is missing to the cent, and opens as it is entered', async () => {
    const { getByRole, getByLabelText, getByText, router } = await renderApp({
      path: '/atleta/contas/nova?reserva=bkg-atleta-14',
      persona,
    })
    await getByLabelText(/^Mais gente/).fill('Bia, Caio')
    await getByRole('button', { name: 'Pôr na conta' }).click()
    await getByLabelText('Valor', { exact: true }).fill('100,00')
    for (const name of ['Bia', 'Caio', 'Rafael Monteiro']) {
      await getByRole('button', { name: new RegExp(`mudar a parte de ${name}$`) }).click()
      await getByLabelText(`Do que é de todos, ${name} paga`).selectOptions('Um valor')
      await getByLabelText(`Valor de ${name}`).fill('33,33')
    }
    await expect.element(getByText(/^Faltam R\$\s0,01\.$/)).toBeVisible()
    await getByLabelText('Do que é de todos, Caio paga').selectOptions('Parte igual')
    await expect.element(getByRole('button', { name: /^R\$\s33,34: mudar a parte de Caio$/ })).toBeVisible()
    await getByRole('button', { name: 'Abrir a conta' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/atleta\/contas\/conta-/)
    const id = router.latestLocation.pathname.split('/').at(-1) ?? ''
    expect(backend.db.splits.find(id)?.shares.map(({ cents }) => cents)).toEqual([3333, 3333, 3334])
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole('menuitem', { name: 'Mudar a conta' }).click()
    await getByRole('button', { name: /mudar a parte de Bia$/ }).click()
    await expect.element(getByLabelText('Valor de Bia')).toHaveValue('33,33')
  })

  it('says at its place what cannot be, and that the bill fits only when it does', async () => {
    const { getByRole, getByLabelText, getByText } = await renderApp({
      path: '/atleta/contas/nova?reserva=bkg-atleta-14',
      persona,
    })
    const fits = getByText('A conta fecha.')
    await expect.element(fits).toBeInTheDocument()
    const amount = getByLabelText('Valor', { exact: true })
    await amount.fill('12000000')
    await expect.element(getByText(/^Use até R\$\s100\.000,00 por gasto\.$/)).toBeVisible()
    await expect.element(fits).not.toBeInTheDocument()
    await getByRole('button', { name: 'Abrir a conta' }).click()
    await expect.element(getByLabelText('Gasto')).toHaveFocus()
    await amount.fill('100,00')
    await expect.element(fits).toBeInTheDocument()
  })

  it('leads to the one there is', async () => {
    const booking = bill()?.origin.id
    const { router } = await renderApp({ path: `/atleta/contas/nova?reserva=${booking}`, persona })
    await expect.poll(() => router.latestLocation.pathname).toBe(path)
  })

  it.each([
    ['a booking', '/atleta/reservas/bkg-atleta-14', false],
    ['a tab', '/atleta/comandas/tab-arena-beira-mar-003', false],
    ['a racha', '/atleta/rachas/rch-atleta-01', true],
  ])('begins at %s', async (_what, from, more) => {
    const { getByRole } = await renderApp({ path: from, persona })
    if (more) await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole(more ? 'menuitem' : 'link', { name: 'Dividir a conta' }).click()
    await expect.element(getByRole('button', { name: 'Abrir a conta' })).toBeVisible()
  })
})

describe('a share behind its link (H10, N1)', () => {
  it('is paid in two touches without an account, and says so by itself', async () => {
    const { getByRole, getByText, getByLabelText } = await renderApp({ path: '/conta/cota-atleta-06' })
    await getByRole('button', { name: /^Pagar R\$.* com Pix$/ }).click()
    await expect.element(getByRole('button', { name: 'Copiar código' })).toBeVisible()
    const [payment] = share('Marcelo Paiva') ?? []
    await expect.element(getByLabelText('Pix copia e cola')).toHaveValue(payment?.pixCode ?? '')
    await payPix(payment?.id ?? '')
    await expect.element(getByText(/^Pago, obrigado\./)).toBeVisible()
  })

  it('is found by one’s name behind the link of the group, and is paid there', async () => {
    const { getByRole, getByText, router } = await renderApp({ path: '/conta/grupo-atleta-01' })
    await expect.element(getByRole('heading', { level: 1, name: 'Qual é o seu nome?' })).toBeVisible()
    await getByRole('link', { name: /^Marcelo R\$/ }).click()
    await expect
      .element(getByRole('heading', { level: 1, name: 'Marcelo, sua parte da conta' }))
      .toBeVisible()
    await getByRole('button', { name: /^Pagar R\$.* com Pix$/ }).click()
    await expect.element(getByRole('button', { name: 'Copiar código' })).toBeVisible()
    await payPix(share('Marcelo Paiva')?.[0]?.id ?? '')
    await expect.element(getByText(/^Pago, obrigado\./)).toBeVisible()
    await getByRole('link', { name: 'Não é Marcelo? Ver os nomes' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/conta/grupo-atleta-01')
    await expect.element(getByRole('link', { name: 'Marcelo pago' })).toBeVisible()
  })

  it('begins with one’s own name for who is signed in', async () => {
    const { getByRole } = await renderApp({ path: '/conta/grupo-atleta-01', persona })
    const names = getByRole('list', { name: 'Quem é você?' }).getByRole('link')
    await expect.element(names.first()).toMatchTextContent(/^Rafael M\. \(você\)/)
    expect(names.elements()).toHaveLength(bill()?.people.length ?? 0)
  })

  it('says what was theirs, which is theirs alone', async () => {
    const { getByRole } = await renderApp({ path: '/conta/cota-atleta-06' })
    await getByRole('button', { name: 'Foi meu: Isotônicos' }).click()
    await expect.element(getByRole('button', { name: 'Não foi meu: Isotônicos' })).toBeVisible()
    expect(bill()?.items.at(-1)?.payers).toEqual({ of: 'claim', byId: 'pessoa-5' })
  })

  it('waits for who collects after cash is said', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/conta/cota-atleta-06' })
    await getByRole('button', { name: 'Pagar de outro jeito' }).click()
    await getByRole('radio', { name: /^Dinheiro/ }).click()
    await getByRole('button', { name: 'Já paguei em dinheiro' }).click()
    await expect
      .element(getByText('Você avisou que pagou em dinheiro. Falta Rafael confirmar.'))
      .toBeVisible()
    expect(share('Marcelo Paiva')).toMatchObject([{ kind: 'cash', status: 'said' }])
  })

  it('says the same of an old and a guessed link', async () => {
    const { getByText } = await renderApp({ path: '/conta/adivinhada' })
    await expect.element(getByText('Esse link não vale mais')).toBeVisible()
  })
})
