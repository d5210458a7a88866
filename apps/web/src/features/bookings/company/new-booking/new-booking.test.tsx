import { localDay } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend } from '../../../../testing/backend.ts'
import { freeRun } from '../../../../testing/free-run.ts'
import { renderApp } from '../../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const fieldId = 'fld-arena-beira-mar-campo-norte'

/** Opens the drawer for a free hour of the field. */
async function open() {
  const { slots, timeZone } = await freeRun(fieldId, 1)
  const [slot] = slots
  if (!slot) throw new Error('no free hour')
  const { start, end } = slot
  const dia = localDay(timeZone, start)
  const stretch = new URLSearchParams({ nova: '1', dia, campo: fieldId, inicio: start, fim: end })
  const path = `/company/bookings?${stretch}`
  const app = await renderApp({ path, persona })
  const drawer = app.getByRole('dialog', { name: 'Nova reserva' })
  await expect.element(drawer.getByLabelText('Nome, telefone ou e-mail')).toBeVisible()
  await expect.element(drawer.getByText(/^R\$\s/).first()).toBeVisible()
  return { ...app, drawer, start, end }
}
const made = (start: string) =>
  backend.db.bookings.where(
    (each) => each.fieldId === fieldId && each.start === start && each.source === 'counter',
  )

describe('a booking at the counter (H2)', () => {
  it('is made for the man on the telephone, and its card opens', async () => {
    const { drawer, router, start } = await open()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer.getByLabelText('Telefone, se houver').fill('85901234567')
    await drawer.getByLabelText('Anotação').fill('Paga na hora')
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.poll(() => made(start).map(({ customerName }) => customerName)).toEqual(['Seu Jorge'])
    const [booking] = made(start)
    await expect.poll(() => router.latestLocation.search).toMatchObject({ reserva: booking?.id })
    expect(booking).toMatchObject({ customerPhone: '5585901234567', counter: { note: 'Paga na hora' } })
  })

  it('gives the focus to the new booking when its card is closed, or to the button where it is not drawn', async () => {
    const { drawer, router, getByRole, start } = await open()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.element(getByRole('dialog', { name: 'Seu Jorge' })).toBeVisible()
    const id = made(start)[0]?.id
    const block = () => document.querySelector(`[data-booking="${id}"]`)
    await expect.poll(block).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(block())
    await router.navigate({ to: '/company/bookings', search: { dia: '2030-01-01' } })
    await expect.poll(block).toBeNull()
    await router.navigate({ to: '/company/bookings', search: { dia: '2030-01-01', reserva: id } })
    await expect.element(getByRole('dialog', { name: 'Seu Jorge' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('link', { name: 'Nova reserva' })).toHaveFocus()
  })

  it('says at its place what is missing, and sends nothing', async () => {
    const { drawer, start } = await open()
    await drawer.getByLabelText('Telefone, se houver').fill('123')
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.element(drawer.getByText('Escreva o nome de quem vem jogar.')).toBeVisible()
    await expect.element(drawer.getByText('Informe o telefone com DDD, como (85) 90123-4567.')).toBeVisible()
    expect(made(start)).toEqual([])
  })

  it('takes another price with a reason alone', async () => {
    const { drawer, start } = await open()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer.getByLabelText('Outro preço').click()
    await drawer.getByLabelText('Preço de cada horário').fill('50,00')
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.element(drawer.getByText('Conte por que o preço é outro.')).toBeVisible()
    await drawer.getByLabelText('Por que o preço é outro').fill('Aniversário')
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.poll(() => made(start).map(({ priceCents }) => priceCents)).toEqual([5000])
  })

  it('proposes the price of an offer in its hours, in words (N9)', async () => {
    await backend.db.deals.insert({
      id: 'oferta',
      companyId: 'cmp-arena-beira-mar',
      fieldIds: [fieldId],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      fromMinute: 0,
      toMinute: 1440,
      hourCents: 1_000,
      from: '2020-01-01',
      until: '2100-01-01',
      audience: 'everyone',
      createdAt: '2020-01-01T12:00:00.000Z',
      endedAt: null,
    })
    const { drawer, start } = await open()
    await expect.element(drawer.getByText(/^R\$\s10,00, pela oferta; sem ela, R\$\s/)).toBeVisible()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.poll(() => made(start).map(({ deal }) => deal?.id)).toEqual(['oferta'])
    await expect.element(page.getByText(/^Pela oferta; sem ela, R\$\s/)).toBeVisible()
  })

  it('sends no time that cannot be booked, and leads back to it', async () => {
    const { drawer } = await open()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer.getByLabelText('Dia').fill('2019-05-10')
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.element(drawer.getByLabelText('Das')).toHaveFocus()
    expect(backend.db.bookings.where(({ customerName }) => customerName === 'Seu Jorge')).toEqual([])
  })

  it('begins with a time that is free, and says of others why they are not', async () => {
    const { getByRole } = await renderApp({ path: '/company/bookings?nova=1', persona })
    const drawer = getByRole('dialog', { name: 'Nova reserva' })
    await expect.element(drawer.getByRole('status').filter({ hasText: /^R\$\s/ })).toBeVisible()
    const chosen = drawer.getByLabelText('Das').element()
    if (!(chosen instanceof HTMLSelectElement)) throw new Error('no choice of starts')
    expect(chosen.selectedOptions[0]?.text).toMatch(/^\d+h(30)?$/)
    expect(chosen.options[0]?.text).toMatch(/, já passou$/)
  })

  it('offers times nearby for one that is taken, and sends nothing', async () => {
    const { drawer, start } = await open()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    const choice = drawer.getByLabelText('Das').element()
    if (!(choice instanceof HTMLSelectElement)) throw new Error('no choice of starts')
    const taken = [...choice.options].find(({ text }) => text.endsWith(', ocupado'))
    await drawer.getByLabelText('Das').selectOptions(taken?.text ?? '')
    const others = drawer.getByRole('group', { name: 'Horários livres' })
    await expect.element(others.getByRole('button').first()).toBeVisible()
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.element(drawer.getByLabelText('Das')).toHaveFocus()
    expect(made(start)).toEqual([])
  })

  it('asks for the day where it was taken out, and sends nothing', async () => {
    const { drawer } = await open()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer.getByLabelText('Dia').fill('')
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.element(drawer.getByText('Informe um dia como 25/12/2026.')).toBeVisible()
    await expect.element(drawer.getByLabelText('Dia')).toHaveFocus()
    expect(backend.db.bookings.where(({ customerName }) => customerName === 'Seu Jorge')).toEqual([])
  })

  it('adds the same hour of the next week, and takes no time twice', async () => {
    const { drawer, start } = await open()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    const [day] = drawer.getByLabelText('Dia').elements()
    if (!(day instanceof HTMLInputElement)) throw new Error('no day')
    await drawer.getByRole('button', { name: 'Mais um horário' }).click()
    const other = drawer.getByLabelText('Dia').nth(1)
    await expect.element(other).not.toHaveValue(day.value)
    await other.fill(day.value)
    await expect.element(drawer.getByText('Esse horário já está nesta reserva.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.element(drawer.getByLabelText('Das').nth(1)).toHaveFocus()
    expect(made(start)).toEqual([])
  })

  it('adds up the price of its own, and leaves the calendar as it was filtered', async () => {
    const [slot] = (await freeRun(fieldId, 1)).slots
    if (!slot) throw new Error('no free hour')
    const { start, end } = slot
    const stretch = new URLSearchParams({ nova: '1', onde: fieldId, inicio: start, fim: end })
    const { getByRole, router } = await renderApp({ path: `/company/bookings?${stretch}`, persona })
    const drawer = getByRole('dialog', { name: 'Nova reserva' })
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    await drawer.getByLabelText('Outro preço').click()
    await drawer.getByLabelText('Preço de cada horário').fill('50,00')
    await drawer.getByLabelText('Por que o preço é outro').fill('Aniversário')
    await drawer.getByRole('button', { name: 'Mais um horário' }).click()
    await expect.element(drawer.getByText(/^R\$\s100,00$/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Tirar este horário' }).last().click()
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect.poll(() => made(start).length).toBe(1)
    await expect.poll(() => router.latestLocation.search).toMatchObject({ reserva: made(start)[0]?.id })
    expect(router.latestLocation.search).not.toHaveProperty('campo')
    expect(router.latestLocation.search).not.toHaveProperty('onde')
  })

  it('offers other times where somebody was faster, and keeps what was typed', async () => {
    const { drawer, start, end } = await open()
    await drawer.getByLabelText('Nome, telefone ou e-mail').fill('Seu Jorge')
    const [any] = backend.db.bookings.by('fieldId', fieldId)
    if (!any) throw new Error('no booking')
    await backend.db.bookings.insert({
      ...any,
      id: 'faster',
      code: 'RSV-FAST',
      start,
      end,
      status: 'confirmed',
      cancellation: null,
      source: 'site',
    })
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    const others = drawer.getByRole('group', { name: 'Horários livres' })
    await expect.element(others.getByRole('button').first()).toBeVisible()
    await others.getByRole('button').first().click()
    await drawer.getByRole('button', { name: 'Reservar', exact: true }).click()
    await expect
      .poll(() => backend.db.bookings.where(({ customerName }) => customerName === 'Seu Jorge').length)
      .toBe(1)
  })
})
