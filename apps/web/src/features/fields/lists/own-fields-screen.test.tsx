import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/render-app.tsx'

describe("a company's fields (H1, A9, A12)", () => {
  it('lists them all, and leads from one to its page', async () => {
    const { getByRole, router, backend } = await renderApp({
      path: '/company/fields',
      persona: 'empresa@campolivre.test',
    })
    await expect.element(getByRole('table', { name: 'Campos da arena' })).toBeVisible()
    const own = backend.db.fields.where(({ companyId }) => companyId === 'cmp-arena-beira-mar')
    expect(document.querySelectorAll('tbody tr')).toHaveLength(own.length)
    await getByRole('rowheader').first().getByRole('link').click()
    await getByRole('dialog').getByRole('link', { name: 'Ver a página do campo' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/field\/fld-/)
  })

  it('pauses one after a question, and takes it up again: who looks for a field finds it or not', async () => {
    const { getByRole, getByText, router, backend } = await renderApp({
      path: '/company/fields',
      persona: 'empresa@campolivre.test',
    })
    await getByRole('rowheader').first().getByRole('link').click()
    const drawer = getByRole('dialog')
    const { aberto } = router.latestLocation.search as { aberto: string }
    const booked = () => backend.db.bookings.where(({ fieldId }) => fieldId === aberto).length
    const before = booked()
    await drawer.getByRole('button', { name: 'Pausar', exact: true }).click()
    await expect.element(drawer.getByText(/As que já estão marcadas ficam como estão/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Pausar campo' }).click()
    await expect.element(getByText('Campo pausado')).toBeVisible()
    await expect.element(drawer.getByText('Pausado', { exact: true })).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: 'Ver a página do campo' })).not.toBeInTheDocument()
    expect(backend.db.fields.find(aberto)?.status).toBe('inactive')
    expect(booked()).toBe(before)
    await drawer.getByRole('button', { name: 'Voltar a receber reservas' }).click()
    await expect.element(getByText('Campo ativo de novo')).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: 'Ver a página do campo' })).toBeVisible()
    expect(backend.db.fields.find(aberto)?.status).toBe('active')
  })

  it('shows each as a card on a phone, sorted by a list of choices (F4)', async () => {
    await page.viewport(320, 800)
    const { getByRole, router } = await renderApp({
      path: '/company/fields',
      persona: 'empresa@campolivre.test',
    })
    await getByRole('button', { name: 'Mais', exact: true }).click()
    await getByRole('combobox', { name: 'Ordenar' }).selectOptions('A partir de, maior primeiro')
    await expect.poll(() => router.latestLocation.search).toEqual({ ordem: '-fromPriceCents' })
    await expect.element(getByRole('button', { name: 'Filtrar', exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
