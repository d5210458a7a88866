import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixedSlot } from '../../../testing/fixed-slot.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const fieldId = 'fld-arena-beira-mar-campo-norte'
const persona = 'nova@campolivre.test'
/** Thursday, 26 November, 13h to 14h. */
const start = '2026-11-26T16:00:00.000Z'
const chosen = `/field/${fieldId}?${new URLSearchParams({ inicio: start, fim: toInstant(toMinutes(start) + 60) }).toString()}`

async function openDrawer(path = chosen) {
  const app = await renderApp({ path, persona })
  await app.getByRole('link', { name: 'Quero um horário fixo' }).click()
  const drawer = app.getByRole('dialog', { name: 'Horário fixo' })
  await expect.element(drawer.getByRole('button', { name: 'Ver as datas' })).toBeVisible()
  return { ...app, drawer }
}

describe('asking for a fixed slot from the field’s page (N8)', () => {
  it('sends a guest to sign in, and back to the question with the chosen time', async () => {
    const { getByRole, router } = await renderApp({ path: chosen })
    await getByRole('link', { name: 'Quero um horário fixo' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/login')
    const back = new URL(router.latestLocation.search.redirect ?? '', location.origin).searchParams
    expect([back.get('fixo'), back.get('inicio')]).toEqual(['sim', start])
  })

  it('begins with the chosen time, tells which dates are free and which are not, and sends it once', async () => {
    await fixedSlot('atleta@campolivre.test', { from: '2026-12-03', until: '2026-12-10' })
    const { drawer, backend } = await openDrawer()
    await expect.element(drawer.getByRole('combobox', { name: 'Das' })).toHaveValue('780')
    await expect.element(drawer).toMatchTextContent(/toda quinta/)
    await drawer.getByRole('textbox', { name: 'Recado para a arena' }).fill('Somos 14')
    await drawer.getByRole('button', { name: 'Ver as datas' }).click()
    await expect.element(drawer).toMatchTextContent(/\d\d datas livres, \d+ não estão livres\./)
    const taken = drawer.getByRole('list', { name: 'Datas que não estão livres' })
    await expect.element(taken.getByRole('listitem').first()).toMatchTextContent('qui, 03/12, ocupada')
    const sent = () => backend.db.seriesRequests.where(({ note }) => note === 'Somos 14')
    expect(sent()).toEqual([])
    await drawer.getByRole('button', { name: 'Enviar o pedido' }).click()
    await expect.element(drawer.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible()
    expect(sent()).toMatchObject([
      { wish: { fieldId, from: '2026-11-26', startMinute: 780, minutes: 60, every: 1 }, note: 'Somos 14' },
    ])
  })

  it('is not sent where no date is free, and leads back', async () => {
    await fixedSlot('atleta@campolivre.test', { from: '2026-12-03' })
    const { drawer } = await openDrawer()
    await drawer.getByRole('textbox', { name: 'Primeiro jogo' }).fill('03/12/2026')
    await userEvent.tab()
    await drawer.getByRole('button', { name: 'Ver as datas' }).click()
    await expect.element(drawer).toMatchTextContent(/Nenhuma data está livre nesse horário\./)
    await expect.element(drawer.getByRole('button', { name: 'Enviar o pedido' })).not.toBeInTheDocument()
    await drawer.getByRole('button', { name: 'Mudar o pedido' }).click()
    await expect.element(drawer.getByRole('combobox', { name: 'Das' })).toHaveValue('780')
  })

  it('keeps what was typed when the drawer is closed (G5)', async () => {
    const { drawer, getByRole } = await openDrawer()
    await drawer.getByRole('textbox', { name: 'Recado para a arena' }).fill('Somos 14')
    await drawer.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await getByRole('link', { name: 'Quero um horário fixo' }).click()
    await expect.element(drawer.getByRole('textbox', { name: 'Recado para a arena' })).toHaveValue('Somos 14')
  })

  it('is nothing for a company', async () => {
    const { getByRole } = await renderApp({ path: chosen, persona: 'empresa@campolivre.test' })
    await expect.element(getByRole('region', { name: 'Sua reserva' })).toBeVisible()
    expect(getByRole('link', { name: 'Quero um horário fixo' }).query()).toBeNull()
  })
})
