import { fromLocal, toInstant } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const path = '/company/closures/rain'
const fieldId = 'fld-arena-beira-mar-campo-norte'
const at = (hour: number) => toInstant(fromLocal('America/Fortaleza', '2026-11-21', hour * 60))

type App = Awaited<ReturnType<typeof renderApp>>

/** Fills in an interval of tomorrow on the first field of grass alone, and goes on to its bookings. */
async function rainTomorrow({ getByRole, getByLabelText }: App): Promise<void> {
  for (const name of [/Areia 1/, /Areia 2/, /Areia 3/, /Areia Inteira/])
    await getByRole('checkbox', { name }).click()
  await getByRole('radio', { name: 'Amanhã' }).click()
  await getByLabelText('Das').fill('06:00')
  await getByLabelText('Até').fill('23:00')
  await getByRole('button', { name: 'Ver reservas' }).click()
}

const booked = ({ backend }: App) =>
  backend.db.bookings
    .by('fieldId', fieldId)
    .filter(({ start, end, status }) => start < at(23) && end > at(6) && status === 'confirmed')

describe('a rain (H1, A9)', () => {
  it('is led to from the closures and from the bookings, and offers only what is not covered', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/bookings', persona })
    await getByRole('button', { name: 'Mais' }).click()
    await getByRole('menuitem', { name: 'Choveu' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(path)
    await expect.element(getByRole('checkbox', { name: /Campo 1/ })).toBeChecked()
    await expect.element(getByRole('checkbox', { name: /Quadra Coberta/ })).not.toBeInTheDocument()
    await getByRole('link', { name: 'Ver fechamentos' }).click()
    await getByRole('link', { name: 'Choveu' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(path)
  })

  it('gives each booking what was decided, and closes the field', async () => {
    const app = await renderApp({ path, persona })
    const { getByRole, getByText, backend, router } = app
    const before = booked(app)
    expect(before.length).toBeGreaterThan(1)
    await rainTomorrow(app)
    await expect
      .element(getByRole('heading', { name: `${before.length} reservas nesse horário` }))
      .toHaveFocus()
    await getByRole('combobox').first().selectOptions('Manter: teve jogo')
    await expect.element(getByText(/1 fica como está\. O horário fica fechado/)).toBeVisible()
    await getByRole('button', { name: 'Avisar da chuva' }).click()
    await expect.element(getByText('Chuva avisada', { exact: true })).toBeVisible()
    await expect.poll(() => router.latestLocation.pathname).toBe('/company/closures')
    await expect.element(getByRole('rowheader', { name: /Chuva/ })).toBeVisible()
    expect(booked(app)).toHaveLength(1)
    expect(backend.db.closures.where(({ reason }) => reason === 'Chuva')).toHaveLength(1)
  })

  it('asks again about a booking that came meanwhile', async () => {
    const app = await renderApp({ path, persona })
    const { getByRole, getByText, backend } = app
    await rainTomorrow(app)
    const [like] = booked(app)
    if (!like) throw new Error('no booking')
    const count = booked(app).length
    await expect.element(getByRole('button', { name: 'Avisar da chuva' })).toBeVisible()
    await backend.db.bookings.insert({
      ...like,
      id: 'meanwhile',
      code: 'RSV-MEAN',
      customerName: 'Chegou Agora',
    })
    await getByRole('button', { name: 'Avisar da chuva' }).click()
    await expect.element(getByText(/^Chegou reserva nova nesse horário/)).toBeVisible()
    await expect.element(getByRole('heading', { name: `${count + 1} reservas nesse horário` })).toBeVisible()
    await expect.element(getByText('Chegou Agora')).toBeVisible()
  })

  it('says what is missing at its field, and fits a narrow phone', async () => {
    await page.viewport(320, 800)
    const { getByRole, getByLabelText, getByText } = await renderApp({ path, persona })
    await getByLabelText('Até').fill('')
    await getByRole('button', { name: 'Ver reservas' }).click()
    await expect.element(getByText('Falta a hora.')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
