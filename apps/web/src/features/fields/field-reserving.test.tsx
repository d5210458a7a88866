import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { worker } from '../../testing/backend.ts'
import { paidBooking } from '../../testing/hold-booking.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { bookAs, freeRun } from '../../testing/free-run.ts'

const fieldId = 'fld-arena-beira-mar-campo-norte'
const athlete = 'nova@campolivre.test'

/** Opens the field with two hours chosen in the address. */
async function openWithChoice(persona?: string) {
  const { slots } = await freeRun(fieldId, 2)
  const start = slots[0]?.start ?? ''
  const end = slots.at(-1)?.end ?? ''
  const path = `/field/${fieldId}?${new URLSearchParams({ inicio: start, fim: end }).toString()}`
  const app = await renderApp({ path, ...(persona === undefined ? {} : { persona }) })
  const bar = app.getByRole('region', { name: 'Sua reserva' })
  return { ...app, bar, start, end, button: bar.getByRole('button', { name: 'Reservar' }) }
}

describe('reserving', () => {
  it('asks a guest who they are and keeps the choice', async () => {
    const { bar, router, start } = await openWithChoice()
    await bar.getByRole('link', { name: 'Reservar' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/entrar')
    const { redirect } = router.latestLocation.search
    expect(new URL(redirect ?? '', location.origin).searchParams.get('inicio')).toBe(start)
  })

  it('holds the time for an athlete and goes on to paying', async () => {
    const { button, router, backend, start } = await openWithChoice(athlete)
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/atleta\/reservas\/.+\/pagamento$/)
    expect(
      backend.db.bookings.by('fieldId', fieldId).filter((booking) => booking.start === start),
    ).toHaveLength(1)
  })

  it('shows the time as taken after going back, however recent the data is', async () => {
    const { button, bar, router, queryClient } = await openWithChoice(athlete)
    queryClient.setQueryDefaults(['fields'], { staleTime: Infinity })
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/pagamento$/)
    router.history.back()
    await expect.element(bar.getByRole('status')).toMatchTextContent('Esse horário já é seu.')
  })

  it('asks a company for an account of an athlete', async () => {
    const { bar } = await openWithChoice('empresa@campolivre.test')
    await expect.element(bar).toMatchTextContent('Entre com uma conta de atleta para reservar.')
  })

  it('offers the nearest free times when somebody was faster', async () => {
    const { button, bar, start, end, router } = await openWithChoice(athlete)
    await expect.element(button).toBeVisible()
    await bookAs('atleta@campolivre.test', { fieldId, start, end })
    await button.click()
    await expect.element(bar.getByRole('status')).toMatchTextContent(/Que tal um destes\?/)
    const offer = bar.getByRole('listitem').getByRole('button').first()
    await offer.click()
    await expect.element(bar).toMatchTextContent(/^2 h · /)
    expect(router.latestLocation.search).not.toHaveProperty('inicio', start)
    await expect.element(button).toBeVisible()
  })

  it('leads on to the payment when the time is held for them already', async () => {
    const { button, bar, start, end, backend } = await openWithChoice(athlete)
    await expect.element(button).toBeVisible()
    await bookAs(athlete, { fieldId, start, end })
    await button.click()
    const held = backend.db.bookings.by('fieldId', fieldId).find((booking) => booking.start === start)
    await expect
      .element(bar.getByRole('link', { name: 'Continuar o pagamento' }))
      .toHaveAttribute('href', `/atleta/reservas/${held?.id}/pagamento`)
    expect(bar.getByRole('listitem').query()).toBeNull()
  })

  it('leads to the own bookings when the time is theirs and paid', async () => {
    const { fieldId: paidField, start, end } = await paidBooking(athlete)
    const search = new URLSearchParams({ inicio: start, fim: end }).toString()
    const { getByRole } = await renderApp({ path: `/field/${paidField}?${search}`, persona: athlete })
    const bar = getByRole('region', { name: 'Sua reserva' })
    await expect.element(bar.getByRole('status')).toMatchTextContent('Esse horário já é seu.')
    await expect
      .element(bar.getByRole('link', { name: 'Ver minhas reservas' }))
      .toHaveAttribute('href', '/atleta/reservas')
  })

  describe('by a server without codes', () => {
    it('shows the server’s sentence for the user’s own time, and other free times', async () => {
      const { button, bar, start, end, backend } = await openWithChoice(athlete)
      await expect.element(button).toBeVisible()
      await bookAs(athlete, { fieldId, start, end })
      backend.db.settings.dialect = 'real'
      await button.click()
      await expect.element(bar.getByRole('status')).toMatchTextContent(/^Esse horário já é seu\. Que tal/)
      await expect.element(bar.getByRole('listitem').first()).toBeVisible()
      await expect.element(bar.getByRole('link', { name: 'Continuar o pagamento' })).not.toBeInTheDocument()
    })

    it('offers the nearest free times when somebody was faster', async () => {
      const { button, bar, start, end, backend } = await openWithChoice(athlete)
      await expect.element(button).toBeVisible()
      await bookAs('atleta@campolivre.test', { fieldId, start, end })
      backend.db.settings.dialect = 'real'
      await button.click()
      await expect.element(bar.getByRole('status')).toMatchTextContent(/^Alguém está reservando .* Que tal/)
      await expect.element(bar.getByRole('listitem').first()).toBeVisible()
    })
  })

  it('knows a time of their own by its code, whatever the server says of it', async () => {
    worker.use(
      http.post('*/api/bookings', () =>
        HttpResponse.json(
          { code: 'slot_own', message: 'Ele já está com você.', errors: {} },
          { status: 409 },
        ),
      ),
    )
    const { button, bar } = await openWithChoice(athlete)
    await button.click()
    await expect.element(bar.getByRole('status')).toMatchTextContent(/^Ele já está com você\./)
    await expect.element(bar.getByRole('link', { name: 'Ver minhas reservas' })).toBeVisible()
  })

  it('goes back to the field, by one step, when the payment is given up', async () => {
    const { button, router, getByRole, start } = await openWithChoice(athlete)
    const before = router.history.location.state.__TSR_index
    await button.click()
    await getByRole('link', { name: 'Desistir' }).click()
    await getByRole('button', { name: 'Desistir da reserva' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe(`/field/${fieldId}`)
    expect(router.latestLocation.search).toHaveProperty('inicio', start)
    expect(router.history.location.state.__TSR_index).toBe(before)
    await expect.element(button).toBeVisible()
  })

  it('tries again with the same key after the connection failed', async () => {
    const keys: (string | null)[] = []
    worker.use(
      http.post('*/api/bookings', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1 ? HttpResponse.error() : undefined
      }),
    )
    const { button, bar, router } = await openWithChoice(athlete)
    await button.click()
    await expect.element(bar.getByRole('status')).toMatchTextContent(/Não sabemos se sua reserva chegou/)
    await button.click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/pagamento$/)
    expect(keys[0]).toBeTruthy()
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('lets go of a linked choice that is no longer free, and offers the nearest free times', async () => {
    const { slots } = await freeRun(fieldId, 1)
    const { start = '', end = '' } = slots[0] ?? {}
    await bookAs('atleta@campolivre.test', { fieldId, start, end })
    const search = new URLSearchParams({ inicio: start, fim: end }).toString()
    const { getByRole, router } = await renderApp({ path: `/field/${fieldId}?${search}` })
    const bar = getByRole('region', { name: 'Sua reserva' })
    await expect
      .element(bar.getByRole('status'))
      .toMatchTextContent(/reservando esse horário agora\..*Que tal um destes/s)
    expect(router.latestLocation.search).not.toHaveProperty('inicio')
    await bar.getByRole('listitem').getByRole('button').first().click()
    await expect.element(bar).toMatchTextContent(/^1 h · /)
  })
})
