import { seriesRequestSchema } from '@campo-livre/domain/series/request.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { ask, signInAs } from '../../../testing/ask.ts'
import { backend } from '../../../testing/backend.ts'
import { fixedSlot } from '../../../testing/fixed-slot.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const athlete = 'nova@campolivre.test'
const path = '/company/series/fixed-slot'
const drawer = () => page.getByRole('dialog')
const stored = () => backend.db.series.find('fixed-slot')
const booked = () => backend.db.bookings.by('seriesId', 'fixed-slot')
const live = () => booked().filter(({ status }) => status === 'confirmed')

/** Asks for a fixed slot at 14h on Wednesdays, as an athlete. */
async function request(): Promise<void> {
  const body = {
    id: 'request-1',
    fieldId: 'fld-arena-beira-mar-campo-norte',
    from: '2026-12-02',
    startMinute: 14 * 60,
    minutes: 60,
    every: 1,
    note: 'Somos dez.',
  }
  await ask('/api/series/requests', body, await signInAs(athlete))
}
const requestNow = () =>
  z.parse(
    z.pick(seriesRequestSchema, { status: true, seriesId: true }),
    backend.db.seriesRequests.find('request-1'),
  )

describe('the fixed slots of an arena (H2, N8)', () => {
  it('of a new arena begin with one way to the first', async () => {
    const { getByRole } = await renderApp({
      path: '/company/series',
      persona: 'empresa.nova@campolivre.test',
    })
    await getByRole('link', { name: 'Cadastrar o primeiro mensalista' }).click()
    await expect.element(drawer()).toBeVisible()
    expect(getByRole('link', { name: 'Novo mensalista' }).elements()).toEqual([])
  })

  it('stand by weekday with what is due, and each leads to its contract', async () => {
    await fixedSlot(athlete)
    const { getByRole, router } = await renderApp({ path: '/company/series', persona })
    const thursday = getByRole('region', { name: 'quinta' })
    const row = thursday.getByRole('link', { name: /Nova Atleta|13h/ }).first()
    await expect.element(row).toMatchTextContent(/13h.*próxima qui, 26\/11/)
    await row.click()
    await expect.poll(() => router.latestLocation.pathname).toBe(path)
    await expect.element(getByRole('heading', { name: 'Próximas datas' })).toBeVisible()
  })

  it('are made with each date seen before; what is taken needs a word', async () => {
    await fixedSlot(athlete, { startMinute: 20 * 60, every: 2 })
    const { router } = await renderApp({ path: '/company/series?nova=1', persona })
    await drawer().getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer().getByLabelText('Primeiro dia').fill('26/11/2026')
    await drawer().getByLabelText('Campo', { exact: true }).selectOptions('fld-arena-beira-mar-campo-norte')
    await drawer().getByLabelText('Preço por jogo').fill('150,00')
    await drawer().getByLabelText('Das').selectOptions('20h')
    const preview = drawer().getByRole('region', { name: 'O que vai acontecer' })
    await expect.element(preview).toMatchTextContent(/\d+ datas: \d+ livres/)
    const made = () => backend.db.series.where(({ customerName }) => customerName === 'Seu Jorge')
    const skip = preview.getByRole('button', { name: /^Pular as/ })
    await expect.element(skip).toBeVisible()
    await drawer().getByRole('button', { name: 'Cadastrar mensalista' }).click()
    await expect.element(preview).toHaveFocus()
    await expect.element(preview.getByText(/Escolha o que fazer com cada uma\.$/)).toBeVisible()
    expect(made()).toEqual([])
    await skip.click()
    await expect.element(skip).not.toBeInTheDocument()
    await drawer().getByRole('button', { name: 'Cadastrar mensalista' }).click()
    await expect.poll(() => made().length).toBe(1)
    await expect.poll(() => router.latestLocation.pathname).toBe(`/company/series/${made()[0]?.id}`)
  })

  it('propose the price of the table for their hour, until another is entered (rule 6)', async () => {
    await renderApp({ path: '/company/series?nova=1', persona })
    await drawer().getByLabelText('Campo', { exact: true }).selectOptions('fld-arena-beira-mar-campo-norte')
    const price = drawer().getByLabelText('Preço por jogo')
    await expect.element(price).toHaveValue('185,00')
    await drawer().getByLabelText('Por').selectOptions('2 h')
    await expect.element(price).toHaveValue('370,00')
    await price.fill('95,00')
    await drawer().getByLabelText('Por').selectOptions('1 h')
    await expect.element(drawer().getByText(/^Na tabela do campo: R\$\s185,00\.$/)).toBeVisible()
    await expect.element(price).toHaveValue('95,00')
  })

  it('give the focus back to what opened their form (A14)', async () => {
    await fixedSlot(athlete)
    const { getByRole } = await renderApp({ path, persona })
    const opener = getByRole('link', { name: 'Pausar' })
    await opener.click()
    await expect.element(drawer().getByRole('button', { name: 'Pausar' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('say at the field that no date is kept yet on a day too far ahead', async () => {
    await renderApp({ path: '/company/series?nova=1', persona })
    await drawer().getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer().getByLabelText('Primeiro dia').fill('04/01/2035')
    await expect.element(drawer().getByText(/Escolha um primeiro dia até \d\d\/\d\d\/2027\.$/)).toBeVisible()
    await expect.element(drawer().getByText('Não sobra nenhuma data.')).not.toBeInTheDocument()
    await drawer().getByRole('button', { name: 'Cadastrar mensalista' }).click()
    await expect.element(drawer().getByLabelText('Primeiro dia')).toHaveFocus()
    expect(backend.db.series.where(({ customerName }) => customerName === 'Seu Jorge')).toEqual([])
  })

  it('say at its place what is missing, and keep what was typed', async () => {
    await renderApp({ path: '/company/series?nova=1', persona })
    await drawer().getByLabelText('Dia do vencimento').fill('31')
    await expect.element(drawer().getByText(/^Na tabela do campo: /)).toBeVisible()
    await drawer().getByLabelText('Preço por jogo').fill('')
    await drawer().getByRole('button', { name: 'Cadastrar mensalista' }).click()
    await expect.element(drawer().getByText('Escreva o nome de quem vem jogar.')).toBeVisible()
    await expect.element(drawer().getByText('Informe o preço, como 120,00.')).toBeVisible()
    await expect.element(drawer().getByText('Use um dia de 1 a 28.')).toBeVisible()
    await expect.element(drawer().getByLabelText('Nome, telefone ou e-mail')).toHaveFocus()
    await expect.element(drawer().getByLabelText('Dia do vencimento')).toHaveValue('31')
  })
})

it('ends after it begins: nothing else is sent, and the sentence goes with the mistake', async () => {
  await renderApp({ path: '/company/series?nova=1', persona })
  await drawer().getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
  await drawer().getByLabelText('Preço por jogo').fill('150,00')
  await drawer().getByLabelText('Até quando').fill('01/01/2019')
  await drawer().getByRole('button', { name: 'Cadastrar mensalista' }).click()
  await expect.element(drawer().getByLabelText('Até quando')).toHaveFocus()
  const problem = drawer().getByText('O fim precisa ser depois do começo.')
  await expect.element(problem.first()).toBeVisible()
  await drawer().getByLabelText('Até quando').fill('')
  await expect.element(problem).not.toBeInTheDocument()
  await drawer().getByLabelText('Primeiro dia').fill('01/01/2019')
  await expect.element(drawer().getByText('A primeira data já passou.')).toBeVisible()
  await drawer().getByRole('button', { name: 'Cadastrar mensalista' }).click()
  await expect.element(drawer().getByLabelText('Primeiro dia')).toHaveFocus()
  expect(backend.db.series.where(({ customerName }) => customerName === 'Seu Jorge')).toEqual([])
})

describe('a contract (H2, N8, rule 6)', () => {
  it('is not changed by nothing, nor paused without its days', async () => {
    await fixedSlot(athlete)
    const sent = () =>
      backend.db.series.where(({ athleteId }) => athleteId !== null).map(({ version }) => version)
    const before = sent()
    const { router } = await renderApp({ path: `${path}?fazer=mudar`, persona })
    await drawer().getByRole('button', { name: 'Mudar', exact: true }).click()
    await expect.element(drawer().getByText('Mude algo para ver as datas.')).toHaveFocus()
    await router.navigate({
      to: '/company/series/$id',
      params: { id: 'fixed-slot' },
      search: { fazer: 'pausar' },
    })
    await drawer().getByLabelText('Do dia').fill('')
    // The calendar of the field lies over the button.
    await userEvent.keyboard('{Escape}')
    await drawer().getByRole('button', { name: 'Pausar', exact: true }).click()
    await expect.element(drawer().getByText('Escolha o primeiro dia.')).toBeVisible()
    expect(sent()).toEqual(before)
  })

  it('costs more from a date on, seen before it is done', async () => {
    await fixedSlot(athlete)
    await renderApp({ path: `${path}?fazer=mudar`, persona })
    await drawer().getByLabelText('Preço por jogo').fill('150,00')
    await expect
      .element(drawer().getByRole('region', { name: 'O que vai acontecer' }))
      .toMatchTextContent(/De R\$\s.* para R\$\s/)
    await drawer().getByRole('button', { name: 'Mudar', exact: true }).click()
    await expect.poll(() => new Set(live().map(({ priceCents }) => priceCents))).toEqual(new Set([15_000]))
  })

  it('loses one date by a reason, and the others stay', async () => {
    await fixedSlot(athlete)
    const before = live().length
    await renderApp({ path: `${path}?fazer=cancelar&data=2026-11-26`, persona })
    await drawer().getByRole('button', { name: 'Cancelar a data' }).click()
    await expect.element(drawer().getByText('Conte o motivo.')).toBeVisible()
    await drawer().getByLabelText('Motivo').fill('Obra no campo')
    await drawer().getByRole('button', { name: 'Cancelar a data' }).click()
    await expect.poll(() => live().length).toBe(before - 1)
    await expect.element(page.getByText('Cancelada pela arena: Obra no campo.')).toBeVisible()
  })

  it('rests for some days, and goes on before they are over', async () => {
    await fixedSlot(athlete)
    const before = live().length
    await renderApp({ path: `${path}?fazer=pausar`, persona })
    await drawer().getByRole('button', { name: 'Pausar', exact: true }).click()
    await expect.poll(() => stored()?.pauses.length).toBe(1)
    expect(live().length).toBeLessThan(before)
    await page.getByRole('link', { name: 'Retomar' }).click()
    await drawer().getByRole('button', { name: 'Retomar', exact: true }).click()
    await expect.poll(() => [stored()?.pauses.length, live().length]).toEqual([0, before])
  })

  it('has a bill that is paid in parts at the counter', async () => {
    await fixedSlot(athlete)
    await renderApp({ path: `${path}?mes=2026-11`, persona })
    const bill = page.getByRole('region', { name: /^Conta de novembro/ })
    await bill.getByRole('button', { name: 'Uma parte' }).click()
    await bill.getByLabelText('Valor').fill('50,00')
    await bill.getByRole('button', { name: 'Dinheiro' }).click()
    await bill.getByRole('button', { name: /^Receber/ }).click()
    await expect
      .poll(() => stored()?.accounts[0]?.payments.map(({ amountCents }) => amountCents))
      .toEqual([5_000])
    await expect.element(bill).toMatchTextContent(/R\$\s70,00/)
    await bill
      .getByRole('region', { name: 'Já pago' })
      .getByRole('button', { name: /^Dinheiro/ })
      .click()
    await expect.element(bill).toMatchTextContent(/Devolva no balcão R\$\s50,00 \(dinheiro\)\./)
    await bill.getByLabelText('Motivo').fill('Engano')
    await bill.getByRole('button', { name: /^Devolver R\$/ }).click()
    await expect
      .element(bill.getByRole('list', { name: 'Pagamentos devolvidos' }))
      .toMatchTextContent(/DevolvidoR\$\s50,00 de volta no balcão da arena/)
  })

  it('gives a week back for who calls, with what it brings', async () => {
    await fixedSlot(athlete)
    await renderApp({ path, persona })
    await page.getByRole('link', { name: 'Devolver, qui, 03/12' }).click()
    await expect.element(drawer().getByText(/Crédito de R\$\s120,00 no mês/)).toBeVisible()
    await drawer().getByRole('button', { name: 'Devolver a semana' }).click()
    await expect.element(page.getByText('Devolvida: está livre no site.')).toBeVisible()
  })

  it('is told by the card of each of its dates, which leads to it', async () => {
    const { dates } = await fixedSlot(athlete)
    const { router } = await renderApp({
      path: `/company/bookings?reserva=${dates[0]?.bookingId ?? ''}`,
      persona,
    })
    await expect.element(drawer().getByText('Na conta do mês')).toBeVisible()
    await drawer().getByRole('link', { name: 'Ver o horário fixo' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(path)
  })

  it('of nobody is said to be missing', async () => {
    const { getByRole } = await renderApp({ path: '/company/series/nenhum', persona })
    await expect.element(getByRole('heading', { name: 'Não achamos esse mensalista' })).toBeVisible()
  })
})

describe('a request for a fixed slot (N8)', () => {
  it('is accepted with the price that the arena gives', async () => {
    await request()
    await renderApp({ path: '/company/series?nova=1&pedido=request-1', persona })
    await drawer().getByLabelText('Preço por jogo').fill('100,00')
    const preview = drawer().getByRole('region', { name: 'O que vai acontecer' })
    await expect.element(preview).toMatchTextContent(/livres/)
    const skip = preview.getByRole('button', { name: /^Pular as/ })
    if (skip.query()) await skip.click()
    await drawer().getByRole('button', { name: 'Cadastrar mensalista' }).click()
    await expect.poll(() => requestNow().status).toBe('accepted')
  })

  it('is answered with another hour, or refused with a reason', async () => {
    await request()
    await renderApp({ path: '/company/series', persona })
    const waiting = page.getByRole('region', { name: 'Pedidos de horário fixo' })
    await expect.element(waiting).toMatchTextContent(/Somos dez\./)
    const own = waiting.getByRole('listitem').filter({ hasText: 'Somos dez.' })
    await own.getByRole('link', { name: 'Oferecer outro' }).click()
    await drawer().getByLabelText('Das').selectOptions('15h')
    await drawer().getByLabelText('Preço por jogo').fill('90,00')
    await drawer().getByRole('button', { name: 'Oferecer este horário' }).click()
    await expect.poll(() => requestNow().status).toBe('offered')
    await own.getByRole('link', { name: 'Recusar' }).click()
    await drawer().getByLabelText('Motivo').fill('Esse horário já tem dono.')
    await drawer().getByRole('button', { name: 'Recusar pedido' }).click()
    await expect.poll(() => requestNow().status).toBe('refused')
  })
})
