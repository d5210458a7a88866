import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'admin@campolivre.test'
const id = 'cup-arena-beira-mar-bemvindo10'
const path = `/pages/crud?lista=cupons&aberto=${id}`

describe('the coupons of every arena, for the admin (H12)', () => {
  it('are paused with a reason, which is asked for, and that is taken back', async () => {
    const { getByRole, backend } = await renderApp({ path, persona })
    const stored = () => backend.db.coupons.find(id)?.status
    const drawer = getByRole('dialog', { name: 'BEMVINDO10' })
    await drawer.getByRole('button', { name: 'Pausar cupom' }).click()
    await drawer.getByRole('button', { name: 'Pausar cupom' }).click()
    await expect.element(drawer.getByText('Conte o motivo.')).toBeVisible()
    expect(stored()).toBe('active')
    await drawer.getByLabelText('Motivo').fill('Código vazou')
    await drawer.getByRole('button', { name: 'Pausar cupom' }).click()
    await expect.poll(stored).toBe('paused')
    expect(backend.db.audits.all()).toMatchObject([{ resource: 'coupons', reason: 'Código vazou' }])
    await getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect.poll(stored).toBe('active')
  })

  it('end on another day and have another limit, and keep their code and discount', async () => {
    const { getByRole, backend } = await renderApp({ path: path.replace('aberto', 'editar'), persona })
    const drawer = getByRole('dialog')
    await drawer.getByLabelText('Limite de usos (opcional)').fill('7')
    expect(drawer.getByLabelText('Código').query()).toBeNull()
    await drawer.getByRole('button', { name: 'Salvar cupom' }).click()
    await expect.poll(() => backend.db.coupons.find(id)?.maxUses).toBe(7)
    expect(backend.db.coupons.find(id)).toMatchObject({ code: 'BEMVINDO10', percent: 10, version: 2 })
  })

  it('lead to their arena and to the bookings that have them', async () => {
    const { getByRole } = await renderApp({ path, persona })
    const relations = getByRole('dialog').getByRole('region', { name: 'Relações' })
    await expect.element(relations.getByRole('link', { name: 'Arena Beira-Mar' })).toBeVisible()
    await expect.element(relations.getByRole('heading', { name: /^Reservas/ })).toBeVisible()
  })
})
