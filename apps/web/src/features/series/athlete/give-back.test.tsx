import { describe, expect, it } from 'vitest'
import { ask, signInAs } from '../../../testing/ask.ts'
import { fixedSlot } from '../../../testing/fixed-slot.ts'
import { advance } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'nova@campolivre.test'
const path = '/atleta/horarios-fixos/fixed-slot'

/** Opens the question about the second date, on 3 December. */
async function openQuestion() {
  const app = await renderApp({ path, persona })
  const coming = app.getByRole('region', { name: 'Próximas datas' })
  const date = coming.getByRole('listitem').nth(1)
  await date.getByRole('link', { name: /^Devolver/ }).click()
  const dialog = app.getByRole('dialog', { name: 'Devolver esta semana?' })
  await expect.element(dialog).toBeVisible()
  return { ...app, date, dialog, act: dialog.getByRole('button', { name: 'Devolver a semana' }) }
}

describe('giving a week back (N8)', () => {
  it('tells before what it brings, and after what it has brought', async () => {
    await fixedSlot(persona)
    const { dialog, act, date, getByRole, router } = await openQuestion()
    await expect
      .element(dialog)
      .toMatchTextContent(/Devolvendo até qua, 02\/12, 13h, R\$\s120,00 saem da conta de dezembro de 2026\./)
    await act.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .element(getByRole('main').getByRole('status'))
      .toMatchTextContent(/Semana devolvida: R\$\s120,00 saem da conta de dezembro de 2026\./)
    await expect.element(date).toMatchTextContent('Devolvida: está livre no site.')
    await expect.element(date.getByRole('link', { name: /^Devolver/ })).not.toBeInTheDocument()
    expect(router.latestLocation.search).toEqual({})
  })

  it('tells that the hour has passed while the question was open', async () => {
    await fixedSlot(persona)
    const { dialog, act, getByRole } = await openQuestion()
    await advance(12 * 1440 + 4 * 60)
    await act.click()
    await expect
      .element(getByRole('main').getByRole('status'))
      .toMatchTextContent(/o prazo já tinha passado: ela continua na conta do mês\./)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('tells in place that the arena was faster, and shows the date as it is then', async () => {
    await fixedSlot(persona)
    const { dialog, act, date } = await openQuestion()
    const command = {
      type: 'cancel',
      id: 'arena-was-faster',
      seriesId: 'fixed-slot',
      version: 1,
      scope: 'this',
      day: '2026-12-03',
      reason: 'Final do campeonato',
    }
    await ask('/api/company/series/commands', command, await signInAs('empresa@campolivre.test'))
    await act.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/já passou ou não está mais marcada/)
    await dialog.getByRole('button', { name: 'Manter o jogo' }).click()
    await expect.element(date).toMatchTextContent('Cancelada pela arena: Final do campeonato')
  })

  it('is asked from the booking of a date, in place of cancelling it', async () => {
    const { dates } = await fixedSlot(persona)
    const { bookingId = '', day } = dates[1] ?? {}
    const app = await renderApp({ path: `/atleta/reservas/${bookingId}`, persona })
    await expect.element(app.getByText('Na conta do mês').first()).toBeVisible()
    await expect.element(app.getByRole('link', { name: 'Cancelar reserva' })).not.toBeInTheDocument()
    await app.getByRole('link', { name: 'Devolver a semana' }).click()
    await expect.element(app.getByRole('dialog', { name: 'Devolver esta semana?' })).toBeVisible()
    expect(app.router.latestLocation.href).toBe(`${path}?devolver=${day}`)
  })
})
