import { toInstant, fromLocal } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const path = '/company/closures/new'
const zone = 'America/Fortaleza'
const fieldId = 'fld-arena-beira-mar-campo-norte'
const at = (day: string, hour: number) => toInstant(fromLocal(zone, day, hour * 60))

type App = Awaited<ReturnType<typeof renderApp>>

/** Returns the coming bookings of the first field on a day. */
function bookingsOn({ backend }: App, day: string) {
  return backend.db.bookings
    .by('fieldId', fieldId)
    .filter(
      ({ start, end, status }) =>
        start < at(day, 24) && end > at(day, 0) && (status === 'confirmed' || status === 'awaiting_payment'),
    )
}

/** Fills in a whole day of the first field, and goes on to its bookings. */
async function closeDay(app: App, day: string): Promise<void> {
  const { getByRole, getByLabelText } = app
  const typed = day.split('-').toReversed().join('/')
  await getByRole('radio', { name: 'Só alguns campos' }).click()
  await getByRole('checkbox', { name: 'Campo 1 – Gramado Norte' }).click()
  await getByRole('textbox', { name: 'Começa no dia' }).fill(typed)
  await getByLabelText('Começa às').fill('00:00')
  await getByLabelText('Termina às').fill('23:59')
  await getByLabelText('Motivo').fill('Troca do gramado')
  await getByRole('button', { name: 'Ver reservas' }).click()
}

describe('a new closure (H1)', () => {
  it('says what is missing at each field', async () => {
    const { getByRole, getByText } = await renderApp({ path, persona })
    await getByRole('button', { name: 'Ver reservas' }).click()
    await expect.element(getByText('Falta o motivo do fechamento.')).toBeVisible()
    await expect.element(getByText('Falta a hora.').first()).toBeVisible()
    expect(document.activeElement?.getAttribute('data-path')).toBe('startDay')
  })

  it('cancels and keeps the bookings in the way, as it was chosen; those without a time stay so where all are to move', async () => {
    const app = await renderApp({ path, persona })
    const { getByRole, getByText, router } = app
    const day = '2026-11-23'
    const before = bookingsOn(app, day)
    expect(before.length).toBeGreaterThan(2)
    await closeDay(app, day)
    await expect
      .element(getByRole('heading', { name: `${before.length} reservas nesse horário` }))
      .toHaveFocus()
    await expect.element(getByText(/\(85\) 9\d{4}-\d{4}/).first()).toBeVisible()
    await getByRole('button', { name: 'Cancelar todas' }).click()
    await expect.element(getByText(/reservas são canceladas com devolução de/)).toBeVisible()
    await getByRole('button', { name: 'Mudar todas que der' }).click()
    await expect.element(getByText(/reservas são canceladas com devolução de/)).toBeVisible()
    await getByRole('combobox').first().selectOptions('Manter mesmo assim')
    await expect.element(getByText(/1 fica como está/)).toBeVisible()
    await getByRole('button', { name: 'Fechar esse horário' }).click()
    await expect.element(getByText('Fechamento criado', { exact: true })).toBeVisible()
    await expect.poll(() => router.latestLocation.pathname).toBe('/company/closures')
    expect(bookingsOn(app, day)).toHaveLength(1)
  })

  it('moves one to any free time that is picked, and tells at its row why one cannot be had', async () => {
    const app = await renderApp({ path, persona })
    const { getByRole, getByText, backend } = app
    const day = '2026-11-23'
    await closeDay(app, day)
    await getByRole('button', { name: 'Cancelar todas' }).click()
    const [first] = bookingsOn(app, day).toSorted((a, b) => a.start.localeCompare(b.start))
    if (!first) throw new Error('no booking')
    const choice = getByRole('combobox', { name: `O que fazer com ${first.code}` })
    await getByRole('button', { name: `Outro horário para ${first.code}` }).click()
    const picker = getByRole('group', { name: `Novo horário de ${first.code}` })
    const times = picker.getByRole('group', { name: 'Horários livres' }).getByRole('button')
    await picker.getByLabelText('Dia').selectOptions('2026-11-23')
    await times.first().click()
    await expect.element(getByText(/^1 reserva muda/)).toBeVisible()
    await getByRole('button', { name: 'Fechar esse horário' }).click()
    await expect.element(choice).toHaveAttribute('aria-invalid', 'true')
    await picker.getByLabelText('Dia').selectOptions('2026-11-25')
    await times.first().click()
    await expect.element(choice).not.toHaveAttribute('aria-invalid', 'true')
    await getByRole('button', { name: 'Fechar esse horário' }).click()
    await expect.element(getByText('Fechamento criado', { exact: true })).toBeVisible()
    expect(backend.db.bookings.find(first.id)?.start).toMatch(/^2026-11-25/)
  })

  it('asks again about a booking that came meanwhile, and keeps what was chosen', async () => {
    const app = await renderApp({ path, persona })
    const { getByRole, getByText, backend } = app
    const day = '2026-11-23'
    const count = bookingsOn(app, day).length
    await closeDay(app, day)
    await getByRole('button', { name: 'Cancelar todas' }).click()
    await getByRole('combobox').first().selectOptions('Manter mesmo assim')
    const [like] = bookingsOn(app, day)
    if (!like) throw new Error('no booking')
    await backend.db.bookings.insert({
      ...like,
      id: 'meanwhile',
      code: 'RSV-MEAN',
      customerName: 'Chegou Agora',
      start: at(day, 7),
      end: at(day, 8),
    })
    await getByRole('button', { name: 'Fechar esse horário' }).click()
    await expect.element(getByText(/Chegou reserva nova nesse horário/)).toBeVisible()
    await expect.element(getByRole('heading', { name: `${count + 1} reservas nesse horário` })).toBeVisible()
    await expect.element(getByText('Chegou Agora')).toBeVisible()
    await expect.element(getByText(/^Falta escolher o que fazer com 1 reserva\./)).toBeVisible()
    await getByRole('button', { name: 'Fechar esse horário' }).click()
    await expect.element(getByRole('combobox', { name: 'O que fazer com RSV-MEAN' })).toHaveFocus()
    await expect.element(getByText('Escolha o que fazer com essa reserva.')).toBeVisible()
    expect(backend.db.closures.where(({ reason }) => reason === 'Troca do gramado')).toEqual([])
    await expect.element(getByText(/1 fica como está/)).toBeVisible()
  })

  it('keeps what was typed when one goes back, and over a reload (G5)', async () => {
    const app = await renderApp({ path, persona })
    const { getByRole, getByLabelText } = app
    await getByRole('radio', { name: 'Todo ano' }).click()
    await getByLabelText('Dias').fill('24/12, 25/12')
    await getByLabelText('Motivo').fill('Natal')
    await getByRole('button', { name: 'Ver reservas' }).click()
    await expect.element(app.getByText('Toda a arena: 24 e 25 de dezembro. Natal')).toBeVisible()
    await getByRole('button', { name: 'Voltar' }).click()
    await expect.element(getByLabelText('Dias')).toHaveValue('24/12, 25/12')
    await expect.element(getByLabelText('Motivo')).toHaveValue('Natal')
  })
})
