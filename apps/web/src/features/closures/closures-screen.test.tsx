import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'

describe("a company's closures (H1, A9)", () => {
  it('are led to from the fields, listed in words, and led from to a new one', async () => {
    const { getByRole, router } = await renderApp({ path: '/company/fields', persona })
    await getByRole('link', { name: 'Fechamentos' }).click()
    await expect.element(getByRole('table', { name: 'Fechamentos' })).toBeVisible()
    await expect.element(getByRole('cell', { name: /^Toda segunda e quarta, das 8h às 10h/ })).toBeVisible()
    expect(
      getByRole('cell', { name: 'Por vir' }).first().element().querySelector('[data-tone]'),
    ).toHaveAttribute('data-tone', 'neutral')
    await getByRole('link', { name: 'Novo fechamento' }).click()
    await expect.poll(() => router.latestLocation.pathname).toBe('/company/closures/new')
  })

  it('keep the way to a new one on a phone, and what is rarer behind Mais', async () => {
    await page.viewport(390, 844)
    const { getByRole } = await renderApp({ path: '/company/closures', persona })
    await expect.element(getByRole('link', { name: 'Novo fechamento' })).toBeVisible()
    expect(getByRole('link', { name: 'Choveu' }).elements()).toEqual([])
    await getByRole('button', { name: 'Mais' }).click()
    await expect.element(getByRole('link', { name: 'Choveu' })).toBeVisible()
  })

  it('end a repetition on a day, and are removed after a question', async () => {
    const id = 'cls-arena-beira-mar-escolinha'
    const { getByRole, getByText, backend } = await renderApp({
      path: `/company/closures?aberto=${id}`,
      persona,
    })
    const drawer = getByRole('dialog')
    await drawer.getByRole('link', { name: 'Encerrar a repetição' }).click()
    await drawer.getByRole('textbox', { name: 'Último dia' }).fill('30/12/2026')
    await drawer.getByRole('button', { name: 'Salvar o último dia' }).click()
    await expect.element(getByText('Último dia salvo')).toBeVisible()
    expect(backend.db.closures.find(id)?.when).toMatchObject({ until: '2026-12-30' })
    await drawer.getByRole('button', { name: 'Remover' }).click()
    await drawer.getByRole('button', { name: 'Remover fechamento' }).click()
    await expect.element(getByText('Fechamento removido')).toBeVisible()
    expect(backend.db.closures.find(id)).toBeUndefined()
    await expect.element(drawer.getByRole('button', { name: 'Remover' })).not.toBeInTheDocument()
  })

  it('fit a narrow phone', async () => {
    await page.viewport(320, 800)
    const { getByRole } = await renderApp({ path: '/company/closures', persona })
    await expect.element(getByRole('heading', { name: 'Fechamentos' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
