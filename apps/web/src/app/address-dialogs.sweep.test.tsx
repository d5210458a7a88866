import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixedSlot } from '../testing/fixed-slot.ts'
import { holdBooking, paidBooking } from '../testing/hold-booking.ts'
import { renderApp } from '../testing/render-app.tsx'

type Case = {
  persona: string
  /** The screen under the dialog. */
  path: () => string | Promise<string>
  /** The control that opens it. */
  opener: () => ReturnType<typeof page.getByRole>
}

const athlete = 'nova@campolivre.test'
const company = 'empresa@campolivre.test'
const admin = 'admin@campolivre.test'
const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first()

/** Every dialog and drawer that the address opens, by its parameter. */
const dialogs: Record<string, Case> = {
  'cancelar, of an athlete': {
    persona: athlete,
    path: async () => `/atleta/reservas/${(await paidBooking(athlete)).id}`,
    opener: () => link(/^Cancelar reserva$/),
  },
  'desistir, before paying': {
    persona: athlete,
    path: async () => `/atleta/reservas/${(await holdBooking(athlete)).id}/pagamento`,
    opener: () => link(/^Desistir$/),
  },
  'devolver, of a fixed slot': {
    persona: athlete,
    path: async () => `/atleta/horarios-fixos/${(await fixedSlot(athlete)).id}`,
    opener: () => link(/^Devolver/),
  },
  'trocar, of a game of a fixed slot': {
    persona: athlete,
    path: async () => `/atleta/horarios-fixos/${(await fixedSlot(athlete)).id}`,
    opener: () => link(/^Trocar/),
  },
  'pedido, among the bookings': {
    persona: 'atleta@campolivre.test',
    path: () => '/atleta/reservas',
    opener: () => page.getByRole('region', { name: 'Pedidos de horário fixo' }).getByRole('link').first(),
  },
  'fixo, of a field': {
    persona: athlete,
    path: () => '/field/fld-arena-beira-mar-campo-norte',
    opener: () => link(/^Quero um horário fixo$/),
  },
  'fazer, of a racha': {
    persona: 'atleta@campolivre.test',
    path: () => '/atleta/rachas/rch-atleta-01',
    opener: () => link(/^Pôr gente na lista$/),
  },
  'pessoa, of a racha': {
    persona: 'atleta@campolivre.test',
    path: () => '/atleta/rachas/rch-atleta-01',
    opener: () => link(/: mudar$/),
  },
  'cancelar, of a company': {
    persona: company,
    path: () => '/company/bookings?visao=lista',
    opener: () => link(/^Cancelar a reserva/),
  },
  'reserva, among the bookings': {
    persona: company,
    path: () => '/company/bookings?visao=lista',
    opener: () => page.getByRole('rowheader').getByRole('link').first(),
  },
  'reserva, on the dashboard': {
    persona: company,
    path: () => '/company',
    opener: () => page.getByRole('button', { name: /\d+h às/ }).first(),
  },
  'aberto, of a list': {
    persona: admin,
    path: () => '/pages/crud?lista=usuarios',
    opener: () => page.getByRole('rowheader').getByRole('link').first(),
  },
  'fazer, of the products': {
    persona: company,
    path: () => '/company/products',
    opener: () => link(/^Importar planilha$/),
  },
  'filtrar, of a list': {
    persona: admin,
    path: () => '/pages/crud?lista=usuarios',
    opener: () => page.getByRole('button', { name: 'Filtrar' }).first(),
  },
}

const dialog = page.getByRole('dialog')

describe.each(Object.entries(dialogs))('%s', (_name, { persona, path, opener }) => {
  async function openScreen() {
    const app = await renderApp({ path: '/como-funciona', persona })
    const { router } = app
    const stepOf = () => router.history.location.state.__TSR_index
    router.history.push(await path())
    await expect.element(opener()).toBeVisible()
    const screen = { step: stepOf(), href: router.latestLocation.href }
    await opener().click()
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => router.state.status).toBe('idle')
    return { ...app, screen, stepOf }
  }

  it('leaves no history entry when it is closed: going back leaves the screen', async () => {
    const { router, screen, stepOf } = await openScreen()
    expect(stepOf()).toBe(screen.step + 1)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => router.latestLocation.href).toBe(screen.href)
    expect(stepOf()).toBe(screen.step)
    router.history.back()
    await expect.poll(() => router.latestLocation.pathname).toBe('/como-funciona')
  })

  it('replaces its history entry when a link had opened it', async () => {
    const { router, screen, stepOf } = await openScreen()
    const linked = router.latestLocation.href
    router.history.push('/como-funciona')
    await expect.element(dialog).not.toBeInTheDocument()
    router.history.push(linked)
    await expect.element(dialog).toBeVisible()
    const step = stepOf()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => router.latestLocation.href).toBe(screen.href)
    expect(stepOf()).toBe(step)
  })
})
