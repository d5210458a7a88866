import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleBooking } from '../../../testing/sample-booking.ts'

const persona = 'empresa@campolivre.test'
const refusal = () => HttpResponse.json({ message: 'Fora do ar.', errors: {} }, { status: 404 })

/** Inserts a confirmed booking at the persona's company into the database. */
async function insertBooking(changes: Partial<Booking>): Promise<void> {
  const { field, company, ...booking } = sampleBooking()
  const own = backend.db.companies.by('ownerId', 'usr-empresa')[0]
  const at = own && backend.db.fields.by('companyId', own.id)[0]
  if (!own || !at) throw new Error('the persona has lost its company')
  await backend.db.bookings.insert({ ...booking, companyId: own.id, fieldId: at.id, ...changes })
}

/** Counts Friday's bookings in Fortaleza, where the persona's company is, without those of the night before. */
function bookingsToday(): number {
  const own = backend.db.companies.by('ownerId', 'usr-empresa')[0]
  const counts = ['confirmed', 'completed']
  return backend.db.bookings
    .by('companyId', own?.id ?? '')
    .filter(({ status }) => counts.includes(status))
    .filter(({ start, end }) => start < '2026-11-21T03:00:00.000Z' && end > '2026-11-20T09:00:00.000Z').length
}

describe('the dashboard of a company', () => {
  it('has the money of today and of the month, each with its report (H6)', async () => {
    const { getByRole, router } = await renderApp({ path: '/company', persona })
    const month = getByRole('navigation', { name: 'Dinheiro' }).getByRole('link', { name: /^Este mês/ })
    await expect.element(month).toMatchTextContent(/R\$\s[\d.]+,\d\d de entrada/)
    const [said] = /R\$\s[\d.]+,\d\d/.exec(month.element().textContent) ?? []
    await month.click()
    await expect.element(getByRole('link', { name: said ?? 'nothing', exact: true }).first()).toBeVisible()
    expect(router.latestLocation.pathname).toBe('/company/financial')
  })

  it('shows the day in figures, and leads to it', async () => {
    const { getByRole, getByText } = await renderApp({ path: '/company', persona })
    await expect.element(getByRole('heading', { level: 1, name: 'Painel Principal' })).toBeVisible()
    const figure = getByText('Reservas hoje')
    await expect.element(figure).toBeVisible()
    expect(bookingsToday()).toBeGreaterThan(0)
    expect(figure.element().parentElement?.querySelector('dd')?.textContent).toBe(String(bookingsToday()))
    await expect
      .element(getByRole('link', { name: 'Abrir o calendário de hoje' }))
      .toHaveAttribute('href', '/company/bookings')
  })

  it('tells whose bills of fixed slots are overdue or wait, and leads to them (H2)', async () => {
    const { getByRole, getByText, router } = await renderApp({ path: '/company', persona })
    const owing = getByRole('link', { name: /mensalistas? com conta em aberto/ })
    await expect.element(owing).toBeVisible()
    const count = Number.parseInt(owing.element().textContent, 10)
    await getByRole('link', { name: /^1 mensalista em atraso desde / }).click()
    await expect.element(getByText(/^Em atraso: /)).toBeVisible()
    expect(getByRole('heading', { name: 'Pedidos de horário fixo' }).elements()).toEqual([])
    expect(getByText(/^(Em dia|A pagar: .*)$/).elements()).toEqual([])
    await getByRole('combobox', { name: 'Conta' }).selectOptions('Em aberto')
    await expect.element(getByText(/^Em atraso: /)).not.toBeInTheDocument()
    expect(getByText(/^A pagar: /).elements()).toHaveLength(count)
    await expect.poll(() => router.latestLocation.search).toEqual({ conta: 'aberta' })
  })

  it('has the requests that wait for an answer, and leads to them (H2)', async () => {
    const waiting = backend.db.seriesRequests.where(
      ({ status, companyId }) =>
        status === 'open' && backend.db.companies.find(companyId)?.ownerId === 'usr-empresa',
    ).length
    expect(waiting).toBeGreaterThan(0)
    const { getByRole, router } = await renderApp({ path: '/company', persona })
    const needs = getByRole('region', { name: 'Para resolver' })
    await needs.getByRole('link', { name: new RegExp(`^${waiting} pedidos? de horário fixo desde`) }).click()
    await expect.element(getByRole('heading', { name: 'Pedidos de horário fixo' })).toBeVisible()
    expect(router.latestLocation.pathname).toBe('/company/series')
  })

  it('counts the open tabs that the counter and the till have, and those of other days (H3)', async () => {
    const open = backend.db.tabs.where(
      ({ status, companyId }) =>
        (status === 'open' || status === 'closed') &&
        backend.db.companies.find(companyId)?.ownerId === 'usr-empresa',
    ).length
    const { getByRole, getByText, router } = await renderApp({ path: '/company', persona })
    const needs = getByRole('region', { name: 'Para resolver' })
    const line = needs.getByRole('link', { name: new RegExp(`^${open} comandas abertas `) })
    await expect.element(line).toMatchTextContent(/\d+ por receber de outros? dias?/)
    const ofOtherDays = /\d+ por receber de outros? dias?/u.exec(line.element().textContent)?.[0] ?? ''
    await line.click()
    await expect.element(getByText(`${open} comandas abertas`, { exact: true })).toBeVisible()
    await expect.element(getByRole('button', { name: ofOtherDays, exact: true })).toBeVisible()
    await router.navigate({ to: '/company/till' })
    await expect.element(getByText(new RegExp(`^${open} comandas abertas\\. `))).toBeVisible()
  })

  it('shows another day, of which only the bookings matter (A9)', async () => {
    await insertBooking({
      customerName: 'Dona Zuleide',
      start: '2026-11-21T12:00:00.000Z',
      end: '2026-11-21T13:30:00.000Z',
    })
    const { getByRole, getByText, router } = await renderApp({ path: '/company', persona })
    await expect.element(getByText('Reservas hoje')).toBeVisible()
    await getByRole('link', { name: 'Próximo dia' }).click()
    const list = getByRole('region', { name: 'Reservas do dia' })
    await expect.element(list).toMatchTextContent('Dona Zuleide')
    await expect.element(getByText('Reservas hoje')).not.toBeInTheDocument()
    await expect.element(getByText('Para resolver')).not.toBeInTheDocument()
    expect(router.latestLocation.search).toEqual({ dia: '2026-11-21' })
    await list.getByRole('link', { name: 'Dona Zuleide' }).click()
    await expect.element(getByRole('dialog', { name: 'Dona Zuleide' })).toBeVisible()
    expect(router.latestLocation.search).toMatchObject({ dia: '2026-11-21' })
  })

  it('counts as played now what began before midnight', async () => {
    await insertBooking({ start: '2026-11-20T02:00:00.000Z', end: '2026-11-20T14:00:00.000Z' })
    const { getByRole } = await renderApp({ path: '/company', persona })
    await expect.element(getByRole('region', { name: 'Agora' })).toMatchTextContent('Rafael Moreira')
  })

  it('shows who plays on which field, and opens the details of a booking', async () => {
    await insertBooking({
      customerName: 'Dona Zuleide',
      customerPhone: '5585988887777',
      start: '2026-11-20T12:00:00.000Z',
      end: '2026-11-20T13:30:00.000Z',
    })
    const { getByRole, router } = await renderApp({ path: '/company', persona })
    const block = getByRole('button', { name: /^Dona Zuleide 9h às 10h30 Ainda não chegou$/ })
    await expect.element(block).toBeVisible()
    const board = getByRole('region', { name: 'Campos do dia' }).element().getBoundingClientRect()
    expect(block.element().getBoundingClientRect().left).toBeGreaterThan(board.left)
    expect(block.element().getBoundingClientRect().right).toBeLessThan(board.right)
    await block.click()
    const dialog = getByRole('dialog', { name: 'Dona Zuleide' })
    await expect
      .element(dialog.getByRole('link', { name: '(85) 98888-7777' }))
      .toHaveAttribute('href', 'tel:+5585988887777')
    expect(router.latestLocation.search).toEqual({ reserva: 'booking-1' })
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(block).toHaveFocus()
  })

  it('has what is played after midnight on the evening that it belongs to', async () => {
    await insertBooking({ start: '2026-11-21T04:00:00.000Z', end: '2026-11-21T05:00:00.000Z' })
    const { getByRole } = await renderApp({ path: '/company', persona })
    await expect.element(getByRole('button', { name: /^Rafael Moreira 1h às 2h/ })).toBeInTheDocument()
  })

  it('has one field under the other on a phone, with who plays and who is next', async () => {
    await page.viewport(390, 844)
    await insertBooking({ start: '2026-11-20T12:00:00.000Z', end: '2026-11-20T13:30:00.000Z' })
    const { getByRole } = await renderApp({ path: '/company', persona })
    const fields = getByRole('list', { name: 'Campos hoje' })
    await expect.element(fields.getByRole('link', { name: /^9h às 10h30.*Rafael Moreira/ })).toBeVisible()
    await expect.element(fields.getByRole('link', { name: / hoje em Areia 1/ })).toBeVisible()
  })

  it('leads a company without fields to its next steps, and not back to the dashboard', async () => {
    const { getByRole, router } = await renderApp({
      path: '/company',
      persona: 'empresa.nova@campolivre.test',
    })
    const steps = getByRole('region', { name: 'Primeiros passos' })
    await expect.element(steps.getByRole('heading', { name: 'Cadastrar os campos' })).toBeVisible()
    await steps.getByRole('link', { name: 'Ver os horários' }).click()
    await expect.element(getByRole('group', { name: 'Segunda' })).toBeInViewport()
    expect(router.latestLocation.pathname).toBe('/company/profile')
  })

  it.each([
    ['awaiting_approval', 'Aguardando aprovação'],
    ['refused', 'Arena recusada'],
    ['suspended', 'Arena suspensa'],
  ] as const)('says that it is %s in words', async (status, title) => {
    const own = backend.db.companies.by('ownerId', 'usr-empresa')[0]
    await backend.db.companies.update(own?.id ?? '', { status })
    const { getByRole, getByText } = await renderApp({ path: '/company', persona })
    await expect.element(getByRole('heading', { name: title })).toBeVisible()
    await expect.element(getByText('Reservas hoje')).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'Ver a página da arena' }))
      .toHaveAttribute('href', '/company/profile')
  })

  it('leads to the account and to the public page, which no menu names (C4)', async () => {
    const { getByRole } = await renderApp({ path: '/company', persona })
    await getByRole('group', { name: 'O que fazer agora' }).getByRole('button', { name: 'Mais' }).click()
    await expect
      .element(getByRole('menuitem', { name: 'Minha conta' }))
      .toHaveAttribute('href', '/company/account')
    await expect
      .element(getByRole('menuitem', { name: 'Página da arena' }))
      .toHaveAttribute('href', '/company/profile')
  })

  it('begins a booking and a tab from its head (H2, H3)', async () => {
    const { getByRole } = await renderApp({ path: '/company', persona })
    const acts = getByRole('group', { name: 'O que fazer agora' })
    await expect
      .element(acts.getByRole('link', { name: 'Nova comanda' }))
      .toHaveAttribute('href', '/company/tabs?comanda=nova')
    await acts.getByRole('link', { name: 'Nova reserva' }).click()
    await expect.element(getByRole('dialog', { name: 'Nova reserva' })).toBeVisible()
  })

  it('notes from its line that those of this hour came, and keeps the focus (H2)', async () => {
    await insertBooking({
      customerName: 'Dona Zuleide',
      start: '2026-11-20T12:00:00.000Z',
      end: '2026-11-20T13:30:00.000Z',
    })
    const { getByRole } = await renderApp({ path: '/company', persona })
    const needs = getByRole('region', { name: 'Para resolver' })
    await needs.getByRole('button', { name: /^Chegaram\s+Dona Zuleide$/ }).click()
    await expect.poll(() => backend.db.bookings.find('booking-1')?.counter?.checkedInAt).toBeTruthy()
    await expect.element(needs.getByRole('link', { name: 'Dona Zuleide' })).not.toBeInTheDocument()
    await expect.element(getByRole('heading', { name: 'Para resolver' })).toHaveFocus()
  })

  it('keeps the focus in the content when its last line is dealt with (H2)', async () => {
    const [own] = backend.db.companies.by('ownerId', 'usr-empresa-nova')
    const [field] = backend.db.fields.all()
    if (!own || !field) throw new Error('the seed has lost its new arena')
    await backend.db.companies.update(own.id, { status: 'approved' })
    await backend.db.fields.insert({ ...field, id: 'fld-first', companyId: own.id, status: 'active' })
    await insertBooking({
      start: '2026-11-20T12:00:00.000Z',
      end: '2026-11-20T13:30:00.000Z',
    })
    await backend.db.bookings.update('booking-1', { companyId: own.id, fieldId: 'fld-first' })
    const { getByRole } = await renderApp({ path: '/company', persona: 'empresa.nova@campolivre.test' })
    const needs = getByRole('region', { name: 'Para resolver' })
    await expect.element(needs.getByRole('listitem')).toBeVisible()
    await needs.getByRole('button', { name: /^Chegaram/ }).click()
    await expect.element(needs).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.id).toBe('conteudo')
  })

  it('takes from its line what those who came still owe (H2)', async () => {
    await insertBooking({
      customerName: 'Dona Zuleide',
      start: '2026-11-20T12:00:00.000Z',
      end: '2026-11-20T13:30:00.000Z',
      payment: null,
    })
    const { getByRole, router } = await renderApp({ path: '/company', persona })
    const needs = getByRole('region', { name: 'Para resolver' })
    await needs.getByRole('button', { name: /^Chegaram\s+Dona Zuleide$/ }).click()
    await getByRole('link', { name: 'Receber de Dona Zuleide' }).first().click()
    await expect.element(getByRole('dialog')).toMatchTextContent(/Dona Zuleide/)
    expect(router.latestLocation.search).toEqual({ reserva: 'booking-1' })
  })

  it('goes on with the first steps of a new arena until they are put away on this device (A9)', async () => {
    const [own] = backend.db.companies.by('ownerId', 'usr-empresa-nova')
    const [field] = backend.db.fields.all()
    if (!own || !field) throw new Error('the seed has lost its new arena')
    await backend.db.companies.update(own.id, { status: 'approved' })
    await backend.db.fields.insert({
      ...field,
      id: 'fld-first',
      companyId: own.id,
      status: 'active',
      photos: [],
    })
    const newcomer = { path: '/company', persona: 'empresa.nova@campolivre.test' }
    const { getByRole, unmount } = await renderApp(newcomer)
    const steps = getByRole('region', { name: 'Primeiros passos' })
    await expect
      .element(steps.getByRole('link', { name: 'Pôr fotos' }))
      .toHaveAttribute('href', '/company/fields/fld-first')
    await expect.element(steps.getByRole('link', { name: 'Cadastrar produtos' })).toBeVisible()
    await steps.getByRole('button', { name: 'Guardar os primeiros passos' }).click()
    await expect.element(steps).not.toBeInTheDocument()
    await unmount()
    const again = await renderApp(newcomer)
    await expect.element(again.getByText('Nenhuma reserva para hoje')).toBeVisible()
    await expect.element(again.getByText('Primeiros passos')).not.toBeInTheDocument()
  })

  it('says what failed before the day is known, and goes on after another try', async () => {
    worker.use(http.get('*/api/company', refusal))
    const { getByRole, getByText } = await renderApp({ path: '/company', persona })
    await expect.element(getByRole('alert')).toMatchTextContent('Não deu para buscar sua arena')
    worker.resetHandlers()
    await getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(getByText('Reservas hoje')).toBeVisible()
  })

  it('knows what day it is at a company without a booking', async () => {
    const own = backend.db.companies.by('ownerId', 'usr-empresa-nova')[0]
    await backend.db.companies.update(own?.id ?? '', { timeZone: 'Pacific/Kiritimati' })
    const { getByRole, router } = await renderApp({
      path: '/company/bookings?visao=lista',
      persona: 'empresa.nova@campolivre.test',
    })
    await expect.element(getByRole('button', { name: 'Hoje' })).toBeEnabled()
    await getByRole('button', { name: 'Hoje' }).click()
    await expect.poll(() => router.latestLocation.search).toEqual({ visao: 'lista', dia: '2026-11-21' })
  })
})
