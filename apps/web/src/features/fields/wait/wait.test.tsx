import { describe, expect, it } from 'vitest'
import { bookAs, freeRun, tileName } from '../../../testing/free-run.ts'
import { advance } from '../../../testing/hold-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const fieldId = 'fld-arena-beira-mar-campo-norte'
const athlete = 'nova@campolivre.test'
const holder = 'intensa@campolivre.test'

/** Makes an hour taken, and opens the field with it in the address. */
async function openTaken(persona?: string) {
  const run = await freeRun(fieldId, 1)
  const [slot] = run.slots
  if (!slot) throw new Error('no hour is free')
  const { start, end } = slot
  await bookAs(holder, { fieldId, start, end })
  const path = `/field/${fieldId}?${new URLSearchParams({ inicio: start, fim: end }).toString()}`
  const app = await renderApp({ path, ...(persona === undefined ? {} : { persona }) })
  return { ...app, slot, timeZone: run.timeZone, bar: app.getByRole('region', { name: 'Sua reserva' }) }
}

describe('waiting for a taken time (N7)', () => {
  it('asks a guest who they are, and comes back to the same time', async () => {
    const { bar, router, slot } = await openTaken()
    await bar.getByRole('link', { name: 'Avisar se vagar' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/entrar')
    const { redirect } = router.latestLocation.search
    expect(new URL(redirect ?? '', location.origin).searchParams.get('inicio')).toBe(slot.start)
  })

  it('puts an athlete into the queue by a touch on the taken hour, shows the place and lets them leave', async () => {
    const { bar, slot, timeZone, backend, getByRole } = await openTaken(athlete)
    await getByRole('button', { name: tileName(slot, timeZone) }).click()
    await bar.getByRole('button', { name: 'Avisar se vagar' }).click()
    await expect.element(bar.getByText(/Você é o 1º da fila/)).toBeVisible()
    expect(backend.db.waits.all().filter(({ start }) => start === slot.start)).toHaveLength(1)
    await bar.getByRole('button', { name: 'Sair da fila' }).click()
    await expect.element(bar.getByRole('button', { name: 'Avisar se vagar' })).toBeVisible()
    expect(backend.db.waits.all().filter(({ start }) => start === slot.start)).toHaveLength(0)
  })

  it('shows what is offered among the bookings, with the way to take it', async () => {
    const { bar, router, queryClient, getByRole } = await openTaken(athlete)
    await bar.getByRole('button', { name: 'Avisar se vagar' }).click()
    await expect.element(bar.getByText(/Você é o 1º da fila/)).toBeVisible()
    // The hold of the other one runs out.
    await advance(16)
    await queryClient.invalidateQueries({ queryKey: ['bookings'] })
    await router.navigate({ to: '/atleta/reservas' })
    const queues = getByRole('region', { name: 'Filas de espera' })
    await expect.element(queues.getByText('Vagou', { exact: true })).toBeVisible()
    await queues.getByRole('link', { name: 'Reservar agora' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/atleta\/reservas\/.+\/pagamento$/)
  })
})
