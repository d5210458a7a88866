import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backend } from '../../../testing/backend.ts'
import { failCall } from '../../../testing/fail-call.ts'
import { allFaults } from '../../../testing/faults.ts'
import { fixedSlot } from '../../../testing/fixed-slot.ts'
import { advance } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const athlete = 'nova@campolivre.test'
const drawer = () => page.getByRole('dialog')
const stored = () => backend.db.series.find('fixed-slot')
const pricesIn = (month: string) =>
  new Set(
    backend.db.bookings
      .by('seriesId', 'fixed-slot')
      .filter(({ status }) => status === 'confirmed')
      .flatMap(({ series, priceCents }) => (series?.day.startsWith(month) ? [priceCents] : [])),
  )

/** Opens the rise of the arena's fixed slots, with one of R$ 120 among them. */
async function open() {
  await fixedSlot(athlete)
  const app = await renderApp({ path: '/company/series?reajuste=1', persona })
  const lines = drawer().getByRole('list', { name: 'Preço de cada mensalista' })
  const own = lines.getByRole('listitem').filter({ hasText: 'Júlia Sampaio' })
  const raise = drawer().getByRole('button', { name: /^Reajustar/ })
  return { ...app, lines, own, raise }
}

describe('a rise of all fixed slots (H2, rule 6)', () => {
  it('shows each price before and after, with its rule, and changes them from the month on', async () => {
    const { lines, raise } = await open()
    await expect.element(drawer().getByText('Diga quanto sobe para ver cada preço.')).toBeVisible()
    await drawer().getByLabelText('Quanto sobe').fill('8')
    await drawer().getByLabelText('A partir de').selectOptions('janeiro de 2027')
    await expect
      .element(drawer().getByText(/múltiplo de R\$\s1 mais perto; na metade, para cima/))
      .toBeVisible()
    await expect.element(lines).toMatchTextContent(/R\$\s120,00.*R\$\s130,00/)
    await expect.element(raise).toMatchTextContent(/^Reajustar \d+ mensalista/)
    await raise.click()
    await expect.poll(() => stored()?.segments.length).toBe(2)
    expect(pricesIn('2026-12')).toEqual(new Set([12_000]))
    expect(pricesIn('2027-01')).toEqual(new Set([13_000]))
    await expect.element(page.getByText(/^Preços reajustados: \d+ mensalistas?$/)).toBeVisible()
    await expect.element(drawer()).not.toBeInTheDocument()
  })

  it('begins in the month after the day of the arena, while UTC is a day further', async () => {
    await fixedSlot(athlete)
    // 22h of 30 November in Fortaleza.
    await advance((Date.parse('2026-12-01T01:00:00Z') - Date.parse(backend.db.clock.now())) / 60_000)
    await renderApp({ path: '/company/series?reajuste=1', persona })
    await expect.element(drawer().getByLabelText('A partir de')).toHaveValue('2026-12')
  })

  it('tells each athlete with an account', async () => {
    const { raise } = await open()
    await drawer().getByLabelText('Quanto sobe').fill('8')
    await expect.element(raise).toMatchTextContent(/^Reajustar \d+ mensalista/)
    const raised = Number(/\d+/.exec(raise.element().textContent)?.[0])
    const notice = /^(\d+) recebem? um aviso\. (\d+) não têm conta: avise você\.$/
    await expect.element(drawer().getByText(notice)).toBeVisible()
    const [, accounts, others] = notice.exec(drawer().getByText(notice).element().textContent) ?? []
    expect(Number(accounts) + Number(others)).toBe(raised)
    await raise.click()
    const told = () =>
      backend.db.notifications.where(
        ({ message, userId }) =>
          userId === stored()?.athleteId &&
          /reajusta seu horário fixo a partir de 03\/12: de R\$\s120,00 para R\$\s130,00 por jogo\.$/.test(
            message,
          ),
      )
    await expect.poll(() => told().length).toBe(1)
    const all = backend.db.notifications.where(({ message }) => message.includes('reajusta seu horário fixo'))
    expect(all).toHaveLength(Number(accounts))
  })

  it('leaves out who is left out', async () => {
    const { own, raise } = await open()
    await drawer().getByLabelText('Quanto sobe').fill('8')
    const box = own.getByRole('checkbox').first()
    await expect.element(box).toBeChecked()
    await box.click()
    await expect.element(own.first()).toMatchTextContent(/Fica como está/)
    await raise.click()
    await expect.element(drawer()).not.toBeInTheDocument()
    expect(stored()?.segments).toHaveLength(1)
    expect(pricesIn('2027-01')).toEqual(new Set([12_000]))
  })

  it('says what is missing, and sends nothing', async () => {
    const { raise } = await open()
    await raise.click()
    await expect.element(drawer().getByText('Informe quanto sobe, como 8.')).toBeVisible()
    await expect.element(drawer().getByLabelText('Quanto sobe')).toHaveFocus()
    expect(stored()?.segments).toHaveLength(1)
  })

  it('keeps what was typed where it does not get through', async () => {
    const { raise } = await open()
    await drawer().getByLabelText('Quanto sobe').fill('8')
    await expect.element(raise).toMatchTextContent(/^Reajustar \d+ mensalista/)
    const refusal = allFaults.find(({ name }) => name === '500')
    if (!refusal) throw new Error('there is no such fault')
    failCall('POST /company/series/raises', refusal)
    await raise.click()
    await expect.element(drawer().getByRole('alert')).toBeVisible()
    await expect.element(drawer().getByLabelText('Quanto sobe')).toHaveValue('8')
    expect(stored()?.segments).toHaveLength(1)
  })
})

describe('a change of a contract asks from when (H2, rule 6)', () => {
  it('from a month on, with the first game of it', async () => {
    await fixedSlot(athlete)
    await renderApp({ path: '/company/series/fixed-slot?fazer=mudar', persona })
    await drawer().getByRole('button', { name: 'De um mês' }).click()
    await drawer().getByLabelText('Mês').selectOptions('janeiro de 2027')
    await expect.element(drawer().getByText(/^A partir do jogo de qui, 07\/01\/2027\./)).toBeVisible()
    await drawer().getByLabelText('Preço por jogo').fill('150,00')
    await expect
      .element(drawer().getByRole('region', { name: 'O que vai acontecer' }))
      .toMatchTextContent(/De R\$\s.* para R\$\s/)
    await drawer().getByRole('button', { name: 'Mudar', exact: true }).click()
    await expect.poll(() => pricesIn('2027-01')).toEqual(new Set([15_000]))
    expect(pricesIn('2026-12')).toEqual(new Set([12_000]))
  })

  it('of the next game alone', async () => {
    await fixedSlot(athlete)
    await renderApp({ path: '/company/series/fixed-slot?fazer=mudar', persona })
    await drawer().getByRole('button', { name: 'Só o próximo' }).click()
    await drawer().getByLabelText('Preço por jogo').fill('150,00')
    await drawer().getByRole('button', { name: 'Mudar', exact: true }).click()
    await expect.poll(() => pricesIn('2026-11')).toEqual(new Set([15_000]))
    expect(pricesIn('2026-12')).toEqual(new Set([12_000]))
  })
})

describe('the search of fixed slots (H2, A14)', () => {
  it('finds by name, field and day, in the address', async () => {
    await fixedSlot(athlete)
    const { getByRole, router } = await renderApp({ path: '/company/series', persona })
    const box = getByRole('searchbox', { name: 'Buscar mensalistas' })
    await box.fill('quinta julia')
    await expect.poll(() => router.latestLocation.search).toEqual({ busca: 'quinta julia' })
    await expect.element(getByRole('region', { name: 'quinta' })).toBeVisible()
    expect(getByRole('region', { name: 'quarta' }).query()).toBeNull()
    await box.fill('ninguém com esse nome')
    await expect.element(getByRole('main').getByText('Nenhum mensalista assim.')).toBeVisible()
    await userEvent.clear(box)
    await expect.poll(() => router.latestLocation.search).toEqual({})
  })
})
