import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { chooseTheme, resetShell } from '../theme/testing/theme.ts'

const menu = () => page.getByRole('navigation', { name: 'Menu principal' })
const toggle = () => page.getByRole('button', { name: 'Menu', exact: true })
const drawer = () => page.getByRole('dialog', { name: 'Menu' })
const labels = () =>
  menu()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
/** The titles and the entries of the menu, in order; the title null where a group has none. */
const groups = () =>
  [...menu().element().querySelectorAll('ul')].map((list) => [
    list.previousElementSibling?.textContent ?? null,
    linksIn(list),
  ])
const linksIn = (list: Element) => [...list.querySelectorAll('a')].map((link) => link.textContent)
const current = () =>
  menu()
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

beforeEach(resetShell)

describe('the entries (C2)', () => {
  it.each([
    ['a guest', {}],
    ['an admin', { persona: 'admin@campolivre.test' }],
  ])('of %s are Home alone (C2)', async (_who, as) => {
    await renderApp({ path: '/acesso-negado', ...as })
    await expect.poll(labels).toEqual(['Home'])
  })

  it.each([
    [
      'an athlete',
      'nova@campolivre.test',
      [
        [null, ['Meu Perfil', 'Minhas Reservas', 'Minhas Comandas', 'Meu Racha']],
        ['Também é seu', ['Horários fixos', 'Contas divididas', 'Crédito', 'Favoritos']],
        ['Jogar', ['Encontrar campos', 'Encontrar atletas']],
      ],
    ],
    [
      'a company',
      'empresa.nova@campolivre.test',
      [
        ['Explorar', ['Painel Principal', 'Reservas', 'Comandas']],
        ['Gestão', ['Arenas', 'Produtos', 'Despesas', 'Financeiro']],
        ['Balcão', ['Caixa', 'Mensalistas', 'Avaliações', 'Cupons']],
      ],
    ],
  ])('of %s stand in these groups, in this order (C2)', async (_who, persona, expected) => {
    await renderApp({ path: '/acesso-negado', persona })
    await expect.poll(groups).toEqual(expected)
  })

  it.each([
    ['/atleta/reservas', 'nova@campolivre.test', 'Minhas Reservas'],
    ['/atleta/reservas/nao-existe', 'nova@campolivre.test', 'Minhas Reservas'],
    ['/atleta/perfil', 'nova@campolivre.test', 'Meu Perfil'],
    ['/atleta/favoritos', 'nova@campolivre.test', 'Favoritos'],
    ['/atleta/contas/nao-existe', 'nova@campolivre.test', 'Contas divididas'],
    ['/atleta/horarios-fixos/nao-existe', 'nova@campolivre.test', 'Horários fixos'],
    ['/', 'nova@campolivre.test', 'Encontrar campos'],
    ['/campos', 'nova@campolivre.test', 'Encontrar campos'],
    ['/company', 'empresa.nova@campolivre.test', 'Painel Principal'],
    ['/company/bookings', 'empresa.nova@campolivre.test', 'Reservas'],
    ['/company/closures/new', 'empresa.nova@campolivre.test', 'Arenas'],
    ['/', undefined, 'Home'],
    ['/campos', undefined, 'Home'],
  ])('mark where one is: %s (C2)', async (path, persona, label) => {
    await renderApp(persona === undefined ? { path } : { path, persona })
    await expect.poll(current).toEqual([label])
  })

  it('of an admin are followed by their lists in groups, with the current one marked (H12)', async () => {
    await renderApp({ path: '/pages/crud?lista=produtos', persona: 'admin@campolivre.test' })
    const lists = page.getByRole('navigation', { name: 'Listas', exact: true })
    await expect.element(lists.getByRole('heading', { name: 'Dinheiro' })).toBeVisible()
    await expect
      .element(lists.getByRole('link', { name: 'Produtos' }))
      .toHaveAttribute('aria-current', 'page')
    expect(lists.getByRole('link', { name: 'Gestão de dados' }).element()).not.toHaveAttribute('aria-current')
    expect(labels()).toEqual(['Home'])
  })

  it('mark nothing where none of them leads (C2)', async () => {
    await renderApp({ path: '/acesso-negado', persona: 'nova@campolivre.test' })
    await expect.poll(() => labels().length).toBe(10)
    expect(current()).toEqual([])
  })
})

describe('above 991 px (C1)', () => {
  it('stands beside the page and can be put away (C1)', async () => {
    await page.viewport(992, 800)
    await renderApp({ path: '/acesso-negado' })
    await expect.element(menu()).toBeVisible()
    expect(menu().element().getBoundingClientRect().left).toBe(0)
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true')
    await toggle().click()
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false')
    await toggle().click()
    await expect.element(menu()).toBeVisible()
    expect(drawer().elements()).toEqual([])
  })

  it('lies over the page where that was chosen (F2)', async () => {
    chooseTheme({ menuMode: 'overlay' })
    await renderApp({ path: '/acesso-negado' })
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(menu().elements()).toEqual([])
    await toggle().click()
    await expect.element(drawer().getByRole('link', { name: 'Home' })).toBeVisible()
  })
})

describe('at 991 px and below (C1)', () => {
  async function open(width: number) {
    await page.viewport(width, 800)
    const app = await renderApp({ path: '/acesso-negado', persona: 'nova@campolivre.test' })
    await expect.element(toggle()).toBeVisible()
    expect(menu().elements()).toEqual([])
    await toggle().click()
    await expect.element(drawer().getByRole('link', { name: 'Meu Racha' })).toBeVisible()
    return app
  }

  it.each([991, 320])('lies over the page, with a mask, at %i px (C1)', async (width) => {
    await open(width)
    const box = () => drawer().element().getBoundingClientRect()
    await expect.poll(() => [box().left, box().width]).toEqual([0, 280])
    const mask = document.querySelector('.mantine-Drawer-overlay')
    const { width: masked, height } = mask?.getBoundingClientRect() ?? {}
    expect([masked, height]).toEqual([width, 800])
    expect(getComputedStyle(mask ?? document.body).backgroundColor).toMatch(/^rgba\(.+0\.5\)$/)
  })

  it('keeps the focus inside, and gives it back on Escape (C1)', async () => {
    await open(800)
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab()
      expect(drawer().element().contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(toggle().element())
  })

  it('closes on a click outside (C1)', async () => {
    await open(800)
    await userEvent.click(document.querySelector('.mantine-Drawer-overlay') ?? document.body, {
      position: { x: 600, y: 400 },
    })
    await expect.element(drawer()).not.toBeInTheDocument()
  })

  it('closes when something is chosen (C1)', async () => {
    const { router } = await open(800)
    await drawer().getByRole('link', { name: 'Minhas Reservas' }).click()
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.pathname).toBe('/atleta/reservas')
  })

  it('gives way to the static one when the window grows (C1)', async () => {
    await open(800)
    await page.viewport(1280, 800)
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.element(menu()).toBeVisible()
  })
})
