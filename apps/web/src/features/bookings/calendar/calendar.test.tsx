import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleBooking, samplePayment } from '../../../testing/sample-booking.ts'

const persona = 'empresa@campolivre.test'
const FIELD = 'fld-arena-beira-mar-campo-norte'
const path = `/company/bookings?dia=2026-12-08&campo=${FIELD}`
const unpaid = samplePayment({ method: 'venue', status: 'pending', paidAt: null, amountCents: 12_000 })

/** Stores a booking of 8 December at a field of the persona, in hours of Fortaleza. */
async function insertBooking(id: string, from: number, to: number, changes: Partial<Booking> = {}) {
  const { field, company, ...booking } = sampleBooking()
  const instant = (hour: number) => new Date(Date.UTC(2026, 11, 8, hour + 3)).toISOString()
  await backend.db.bookings.insert({
    ...booking,
    id,
    code: `RSV-${id.toUpperCase()}`,
    customerName: `Cliente ${id}`,
    companyId: 'cmp-arena-beira-mar',
    fieldId: FIELD,
    start: instant(from),
    end: instant(to),
    priceCents: 12_000,
    payment: unpaid,
    ...changes,
  })
}
const block = (id: string) => page.getByRole('button', { name: new RegExp(`^Cliente ${id}\\b`) })
const hourOf = (id: string) => (new Date(backend.db.bookings.find(id)?.start ?? '').getUTCHours() + 21) % 24
const lengthOf = (id: string) => {
  const { start = '', end = '' } = backend.db.bookings.find(id) ?? {}
  return (Date.parse(end) - Date.parse(start)) / 3_600_000
}
/** Counts the commands about a booking. */
const sentFor = (id: string) =>
  backend.db.bookingCommands.where(({ bookingIds }) => bookingIds.includes(id)).length
const said = () => page.getByRole('region', { name: 'Campos do dia' }).getByRole('status')

/** Drags from a point of a block by whole hours to the right, with the mouse. */
async function drag(id: string, hours: number, at: 'middle' | 'end' = 'middle') {
  const element = block(id).element()
  const { left, width, top, height, right } = element.getBoundingClientRect()
  const x = at === 'end' ? right - 3 : left + width / 2
  const y = top + height / 2
  const event = (type: string, dx: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        buttons: 1,
        clientX: x + dx,
        clientY: y,
      }),
    )
  const perHour = width / lengthOf(id)
  Element.prototype.setPointerCapture = () => undefined
  event('pointerdown', 0)
  event('pointermove', 6)
  event('pointermove', perHour * hours)
  event('pointerup', perHour * hours)
}

describe('the calendar of a company (H2)', () => {
  it('of an arena without a published field lead to the first one, in every view', async () => {
    const { getByRole, getByText, router } = await renderApp({
      path: '/company/bookings?modo=semana',
      persona: 'empresa.nova@campolivre.test',
    })
    await expect.element(getByRole('heading', { name: 'Nenhum campo no ar ainda' })).toBeVisible()
    expect(getByText('A arena não abre neste dia').elements()).toEqual([])
    await getByRole('link', { name: 'Publicar o primeiro campo' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/company/fields')
  })

  it('opens a booking that is pressed, and keeps day, field and view in the address', async () => {
    await insertBooking('a', 18, 19)
    const { router } = await renderApp({ path, persona })
    await block('a').click()
    await expect.element(page.getByRole('dialog', { name: 'Cliente a' })).toBeVisible()
    expect(router.latestLocation.search).toEqual({ dia: '2026-12-08', campo: FIELD, reserva: 'a' })
  })

  it('goes from view to view, and from a day of the month to that day', async () => {
    const { router } = await renderApp({ path: '/company/bookings', persona })
    await page.getByRole('link', { name: 'Semana', exact: true }).click()
    await expect.element(page.getByRole('table', { name: 'Campos e dias da semana' })).toBeVisible()
    await page.getByRole('link', { name: 'Mês', exact: true }).click()
    await page.getByRole('link', { name: /^sábado, 28 de novembro/ }).click()
    await expect.element(page.getByText('Sábado, 28 de novembro')).toBeVisible()
    expect(router.latestLocation.search).toEqual({ dia: '2026-11-28' })
  })

  it('moves by the keyboard, saying each step, and undoes it by Ctrl+Z', async () => {
    await insertBooking('a', 18, 19)
    await renderApp({ path, persona })
    await expect.element(block('a')).toBeVisible()
    block('a').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(said()).toMatchTextContent('setas mudam horário e campo')
    await expect.element(page.getByText(/^Enter pega, setas movem/)).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(said()).toMatchTextContent(/19h às 20h, livre, /)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.element(said()).toMatchTextContent(/19h às 21h, livre, R\$\s[\d.,]+ a mais/)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^Cliente a agora em .*, 19h às 21h\.$/)).toBeVisible()
    await expect.poll(() => [hourOf('a'), lengthOf('a')]).toEqual([19, 2])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByText(/^Desfeito/)).toBeVisible()
    expect([hourOf('a'), lengthOf('a')]).toEqual([18, 1])
  })

  it('puts it back by Esc, and sends nothing', async () => {
    await insertBooking('a', 18, 19)
    await renderApp({ path, persona })
    await expect.element(block('a')).toBeVisible()
    block('a').element().focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}')
    await expect.element(said()).toMatchTextContent(/^De volta: .*18h às 19h/)
    expect([hourOf('a'), sentFor('a')]).toEqual([18, 0])
  })

  it('moves and makes longer by the mouse, and a press opens nothing after it', async () => {
    await insertBooking('a', 18, 19)
    const { router } = await renderApp({ path, persona })
    await expect.element(block('a')).toBeVisible()
    await drag('a', 2)
    await expect.poll(() => hourOf('a')).toBe(20)
    await expect.element(page.getByText(/^Cliente a agora em/)).toBeVisible()
    await drag('a', 1, 'end')
    await expect.poll(() => [hourOf('a'), lengthOf('a')]).toEqual([20, 2])
    expect(router.latestLocation.search).not.toHaveProperty('reserva')
  })

  it('moves by a finger that rests first; one that moves at once scrolls', async () => {
    await insertBooking('a', 18, 19)
    await renderApp({ path, persona })
    await expect.element(block('a')).toBeVisible()
    const element = block('a').element()
    const { left, width, top, height } = element.getBoundingClientRect()
    Element.prototype.setPointerCapture = () => undefined
    const touch = (type: string, dx: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 2,
          pointerType: 'touch',
          clientX: left + width / 2 + dx,
          clientY: top + height / 2,
        }),
      )
    touch('pointerdown', 0)
    touch('pointermove', width)
    touch('pointerup', width)
    expect(element.hasAttribute('data-lifted')).toBe(false)
    touch('pointerdown', 0)
    await expect.poll(() => element.hasAttribute('data-lifted')).toBe(true)
    touch('pointermove', width * 2)
    touch('pointerup', width * 2)
    await expect.poll(() => hourOf('a')).toBe(20)
    expect(sentFor('a')).toBe(1)
  })

  it('sends nothing that would be refused, and offers three times that are pressed', async () => {
    await insertBooking('a', 18, 19)
    await insertBooking('b', 20, 21)
    await renderApp({ path, persona })
    await expect.element(block('b')).toBeVisible()
    await drag('a', 2)
    await expect.element(page.getByText(/^Já tem reserva nesse horário\. Em .+:$/)).toBeVisible()
    expect(sentFor('a')).toBe(0)
    const others = page.getByRole('group', { name: 'Outros horários' })
    expect(others.getByRole('button').elements().length).toBe(3)
    await others.getByRole('button', { name: '21h às 22h' }).click()
    await expect.poll(() => hourOf('a')).toBe(21)
  })

  it('goes back when another was faster, and offers other times', async () => {
    await insertBooking('a', 18, 19)
    await renderApp({ path, persona })
    await expect.element(block('a')).toBeVisible()
    await insertBooking('b', 20, 21)
    await drag('a', 2)
    await expect.element(page.getByRole('group', { name: 'Outros horários' })).toBeVisible()
    expect(hourOf('a')).toBe(18)
  })

  it('is back in its place without an answer, and is sent once more by a press', async () => {
    await insertBooking('a', 18, 19)
    await renderApp({ path, persona })
    await expect.element(block('a')).toBeVisible()
    worker.use(http.post('*/api/company/bookings/commands', () => HttpResponse.error()))
    await drag('a', 2)
    const again = page
      .getByRole('group', { name: 'Outros horários' })
      .getByRole('button', { name: '20h às 21h' })
    await expect.element(again).toBeVisible()
    worker.resetHandlers()
    await again.click()
    await expect.poll(() => hourOf('a')).toBe(20)
  })

  it('says so when what is held is cancelled meanwhile', async () => {
    await insertBooking('a', 18, 19)
    const { queryClient } = await renderApp({ path, persona })
    await expect.element(block('a')).toBeVisible()
    block('a').element().focus()
    await userEvent.keyboard('{Enter}{ArrowRight}')
    await backend.db.bookings.update('a', { status: 'cancelled' })
    await queryClient.invalidateQueries({ queryKey: ['bookings'] })
    await expect
      .element(page.getByText('A reserva de Cliente a foi cancelada enquanto você a movia.'))
      .toBeVisible()
  })

  it('moves by its dialog, without dragging, and is taken back on the calendar', async () => {
    await insertBooking('a', 18, 19)
    await renderApp({ path: `${path}&reserva=a`, persona })
    await page.getByRole('link', { name: 'Mover para…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mover para…' })
    await dialog.getByRole('button', { name: /^21h / }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => hourOf('a')).toBe(21)
    await expect.element(block('a')).toHaveFocus()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => hourOf('a')).toBe(18)
  })

  /** Presses the middle of the first field's day, which is free, as a finger or a mouse does. */
  async function pressFree(pointerType: 'mouse' | 'touch') {
    const track = () => document.querySelector('[data-track]')
    await expect.poll(track).not.toBeNull()
    const { left, top, width, height } = track()?.getBoundingClientRect() ?? new DOMRect()
    Element.prototype.setPointerCapture = () => undefined
    for (const type of ['pointerdown', 'pointerup'])
      track()?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType,
          clientX: left + width / 2,
          clientY: top + height / 2,
        }),
      )
  }

  it('leads from a free stretch to a new booking by a finger, too', async () => {
    const { router } = await renderApp({ path, persona })
    await pressFree('touch')
    await expect.poll(() => router.latestLocation.search).toMatchObject({ nova: '1', campo: FIELD })
  })

  it('leads from a free stretch to a new booking of that field and time', async () => {
    const { router } = await renderApp({ path, persona })
    await pressFree('mouse')
    await expect.poll(() => router.latestLocation.search).toMatchObject({ nova: '1', campo: FIELD })
    expect(router.latestLocation.search).toHaveProperty('inicio')
    const { inicio = '', fim = '' } = router.latestLocation.search
    const picked = new URLSearchParams({ onde: FIELD, inicio, fim }).toString()
    const drawer = page.getByRole('dialog', { name: 'Nova reserva' })
    await expect
      .element(drawer.getByRole('link', { name: 'Novo mensalista' }))
      .toHaveAttribute('href', `/company/series?nova=1&${picked}`)
    await drawer.getByRole('link', { name: 'Fechar o campo' }).click()
    await expect.element(page.getByRole('radio', { name: 'Só alguns campos' })).toBeChecked()
    await expect.element(page.getByLabelText('Começa no dia')).toHaveValue('08/12/2026')
  })
})
