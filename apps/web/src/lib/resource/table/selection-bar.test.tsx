import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/render-app.tsx'

describe('marking on a phone (F4)', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 800))

  it('moves nothing, and offers what can be done at the lower edge (F4)', async () => {
    const { getByRole } = await renderApp({ path: '/company/products', persona: 'empresa@campolivre.test' })
    await getByRole('button', { name: 'Mais', exact: true }).click()
    const box = getByRole('checkbox').nth(1)
    await expect.element(box).toBeVisible()
    const place = () => box.element().getBoundingClientRect().top + window.scrollY
    const before = place()
    await box.click()
    const release = getByRole('button', { name: 'Desmarcar' })
    await expect.element(release).toBeInViewport()
    await expect.element(getByRole('button', { name: 'Baixar só os marcados' })).toBeInViewport()
    expect(place()).toBe(before)
    await release.click()
    await expect.element(release).not.toBeInTheDocument()
    expect(place()).toBe(before)
  })
})
