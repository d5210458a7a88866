import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderApp } from '../../../testing/render-app.tsx'

describe.each([
  ['/termos', 'Termos de uso', 'Aviso de privacidade'],
  ['/privacidade', 'Aviso de privacidade', 'Termos de uso'],
])('%s', (path, title, other) => {
  it('says which version it is, the one that people agree to (H11)', async () => {
    const { getByRole, container } = await renderApp({ path })
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(title)
    expect(container.querySelector('main time')?.getAttribute('datetime')).toBe(TERMS_VERSION)
    await expect.element(getByRole('main')).toMatchTextContent('Versão de 20 de novembro de 2026')
  })

  it('has a table of contents, each of whose links leads to its part (H11)', async () => {
    const { getByRole, router } = await renderApp({ path })
    const contents = getByRole('navigation', { name: 'Nesta página' })
    await expect.element(contents).toBeVisible()
    const links = contents.getByRole('link').elements()
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href') ?? '')
      const named = document.querySelector(`#${part?.getAttribute('aria-labelledby')}`)
      expect(named?.tagName).toBe('H2')
      expect(named?.textContent).toMatch(new RegExp(`^\\d+\\. ${link.textContent}$`))
    }
    await getByRole('main').getByRole('link', { name: other, exact: true }).last().click()
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(other)
    expect(router.latestLocation.pathname).not.toBe(path)
  })

  it('is read without sideways scrolling on the narrowest phone (H11)', async () => {
    await browser.viewport(320, 640)
    const { getByRole } = await renderApp({ path })
    await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  })
})

it('the notice names whom to ask, and where to load down and delete one’s data (H11)', async () => {
  const { getByRole } = await renderApp({ path: '/privacidade' })
  const main = getByRole('main')
  await expect
    .element(main.getByRole('link', { name: 'privacidade@campolivre.example' }).first())
    .toHaveAttribute('href', 'mailto:privacidade@campolivre.example')
  await expect.element(main).toMatchTextContent(/“Baixar meus dados” e “Excluir minha conta”/)
})

it.each(['/termos', '/privacidade'])(
  '%s promises no second consent, which nobody asks for (H11)',
  async (path) => {
    const { getByRole } = await renderApp({ path })
    const changes = getByRole('region', { name: /Mudanças/ })
    await expect.element(changes).toMatchTextContent(/recebe um aviso por e-mail/)
    await expect.element(changes).not.toMatchTextContent(/aceitar de novo/)
  },
)
