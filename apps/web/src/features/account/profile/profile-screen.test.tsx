import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'

describe('Meu Perfil (A10, B4)', () => {
  it('begins with the person, the next game and where to go from here', async () => {
    const { getByRole } = await renderApp({ path: '/atleta/perfil', persona })
    await expect.element(getByRole('heading', { name: 'Rafael Monteiro' })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'Próximo jogo' })).toBeVisible()
    const parts = getByRole('navigation', { name: 'Partes da conta' })
    await expect.element(parts.getByRole('link', { name: 'Resumo' })).toHaveAttribute('aria-current', 'page')
  })

  it('has each part at an address of its own, and marks the one that is open (A14)', async () => {
    const { getByRole, router } = await renderApp({ path: '/atleta/perfil', persona })
    const parts = getByRole('navigation', { name: 'Partes da conta' })
    for (const [name, aba] of [
      ['Meus dados', 'dados'],
      ['Esportes', 'esportes'],
      ['Avisos', 'avisos'],
      ['Acesso', 'acesso'],
      ['Privacidade', 'privacidade'],
    ] as const) {
      await parts.getByRole('link', { name }).click()
      await expect.element(getByRole('heading', { name, level: 2 })).toBeVisible()
      expect(router.latestLocation.href).toBe(`/atleta/perfil?aba=${aba}`)
      const marked = parts.element().querySelectorAll('[aria-current=page]')
      expect([...marked].map((link) => link.textContent)).toEqual([name])
      await expect.poll(() => document.title).toBe(`${name} · Campo Livre`)
    }
    router.history.back()
    await expect.element(getByRole('heading', { name: 'Acesso', level: 2 })).toBeVisible()
  })

  it('shows its first part for an unknown address (A14)', async () => {
    const { getByRole } = await renderApp({ path: '/atleta/perfil?aba=chuteira', persona })
    await expect.element(getByRole('heading', { name: 'Próximo jogo' })).toBeVisible()
    await expect.element(getByRole('link', { name: 'Resumo' })).toHaveAttribute('aria-current', 'page')
  })
})
