import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../testing/render-app.tsx'

describe('the signs (A7)', () => {
  it.each([
    ['/acesso-negado', 'Acesso negado', 'Acesso negado · Campo Livre'],
    ['/erro', 'Algo deu errado', 'Algo deu errado · Campo Livre'],
  ])('%s says what it is, and leads on', async (path, heading, title) => {
    await renderApp({ path })
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(() => document.title).toBe(title)
    await expect.element(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/')
  })
})
