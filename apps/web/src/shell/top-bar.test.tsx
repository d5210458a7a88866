import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../testing/render-app.tsx'
import { resetShell } from './theme/testing/theme.ts'

const bar = () => page.getByRole('banner')
const shown = (elements: (HTMLElement | SVGElement)[]) => elements.filter((each) => each.checkVisibility())
const names = () =>
  shown([...bar().element().querySelectorAll<HTMLElement>('button, a')]).map((each) =>
    (each.getAttribute('aria-label') ?? '').replace(/,.*/, ''),
  )

beforeEach(resetShell)

describe('the top bar (C3, C8)', () => {
  it('has what a guest needs, in this order, by these names (C3, C8)', async () => {
    await renderApp({ path: '/acesso-negado' })
    await expect.poll(names).toEqual(['Menu', 'Campo Livre', 'Alternar tema', 'Aparência', 'Loja', 'Conta'])
  })

  it('has the bell for those who are signed in (C3, C8)', async () => {
    await page.viewport(390, 844)
    await renderApp({ path: '/acesso-negado', persona: 'nova@campolivre.test' })
    await expect
      .poll(names)
      .toEqual(['Menu', 'Campo Livre', 'Alternar tema', 'Notificações', 'Loja', 'Conta'])
  })

  it('leads home by the logo and by the shop (C3)', async () => {
    const { router } = await renderApp({ path: '/acesso-negado' })
    await bar().getByRole('link', { name: 'Campo Livre' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/')
    await router.navigate({ to: '/acesso-negado' })
    await bar().getByRole('button', { name: 'Loja' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/')
  })

  it('tells people what the shop is for: its icon and its description say so (C3)', async () => {
    await renderApp({ path: '/acesso-negado' })
    const shop = bar().getByRole('button', { name: 'Loja', exact: true })
    await expect.element(shop).toHaveAccessibleDescription('Encontrar campos')
    await expect.element(shop).toHaveAttribute('title', 'Encontrar campos')
  })

  it('fits a phone of 320 px in one row, each button a touch in size (C3)', async () => {
    await page.viewport(320, 640)
    await renderApp({ path: '/acesso-negado', persona: 'nova@campolivre.test' })
    await expect.poll(() => names().length).toBe(6)
    const buttons = shown(bar().getByRole('button').elements())
    const boxes = buttons.map((each) => each.getBoundingClientRect())
    expect(boxes.map(({ width, height }) => [width, height])).toEqual(boxes.map(() => [44, 44]))
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320)
    expect(document.documentElement.scrollWidth).toBe(320)
    const logo = bar().getByRole('link', { name: 'Campo Livre' }).element().getBoundingClientRect()
    expect(logo.width).toBeGreaterThanOrEqual(40)
  })

  it('is reached after the skip link, which leads to the content (C8)', async () => {
    await renderApp({ path: '/acesso-negado' })
    await expect.element(bar()).toBeVisible()
    ;(document.activeElement as HTMLElement | null)?.blur()
    await userEvent.tab()
    const skip = document.activeElement
    expect(skip).toHaveTextContent('Pular para o conteúdo')
    expect(document.querySelector(skip?.getAttribute('href') ?? '')).toBe(page.getByRole('main').element())
    await userEvent.tab()
    expect(document.activeElement).toHaveAccessibleName('Menu')
  })
})

describe('the foot of every screen (C1)', () => {
  const links = () =>
    page
      .getByRole('navigation', { name: 'Rodapé' })
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  const always = [
    ['Anunciar seu campo', '/anunciar-campo'],
    ['Como funciona', '/como-funciona'],
    ['Termos de uso', '/termos'],
    ['Privacidade', '/privacidade'],
  ]

  it('leads guests to an account (C1)', async () => {
    await renderApp({ path: '/acesso-negado' })
    await expect
      .poll(links)
      .toEqual([['Encontrar campos', '/'], ['Entrar', '/login'], ['Cadastrar-se', '/registro'], ...always])
  })

  it.each([
    ['nova@campolivre.test', '/atleta/perfil'],
    ['empresa.nova@campolivre.test', '/company'],
    ['admin@campolivre.test', '/pages/crud'],
  ])('leads %s home (C1)', async (persona, home) => {
    await renderApp({ path: '/acesso-negado', persona })
    await expect.poll(links).toEqual([['Encontrar campos', '/'], ['Minha área', home], ...always])
  })
})
