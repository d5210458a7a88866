import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { store } from '../../lib/state/store.ts'
import { tokenAtom, userAtom } from '../../session/atoms.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { resetShell } from '../theme/testing/theme.ts'

const button = () => page.getByRole('button', { name: 'Conta' })
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)

async function open(persona: string | undefined) {
  const app = await renderApp({ path: '/acesso-negado', ...(persona === undefined ? {} : { persona }) })
  await button().click()
  await expect.poll(items).toContain('Anunciar seu campo')
  return app
}

const last = ['Anunciar seu campo', 'Centro de ajuda']
const people = {
  guest: { persona: undefined, entries: ['Cadastrar-se', 'Entrar', ...last] },
  athlete: {
    persona: 'nova@campolivre.test',
    entries: [
      'Perfil',
      'Minhas Reservas',
      'Minhas Comandas',
      'Meu Racha',
      'Horários fixos',
      'Contas divididas',
      'Crédito',
      'Favoritos',
      'Sair',
      ...last,
    ],
  },
  company: {
    persona: 'empresa.nova@campolivre.test',
    entries: ['Painel Principal', 'Reservas', 'Comandas', 'Sair', 'Anunciar seu campo', 'Como Funciona'],
  },
  admin: { persona: 'admin@campolivre.test', entries: ['Perfil', 'Sair', ...last] },
  unknown: { persona: 'desconhecido@campolivre.test', entries: ['Perfil', 'Sair', ...last] },
}

beforeEach(resetShell)

describe('what the account button offers', () => {
  it.each(Object.entries(people))('to a %s, in this order (C4)', async (_who, { persona, entries }) => {
    await open(persona)
    expect(items()).toEqual(entries)
  })

  it.each([
    [undefined, 'Cadastrar-se', '/registro'],
    [undefined, 'Entrar', '/login'],
    [undefined, 'Anunciar seu campo', '/anunciar-campo'],
    [undefined, 'Centro de ajuda', '/como-funciona'],
    ['nova@campolivre.test', 'Perfil', '/atleta/perfil'],
    ['nova@campolivre.test', 'Minhas Reservas', '/atleta/reservas'],
    ['nova@campolivre.test', 'Minhas Comandas', '/atleta/comandas'],
    ['nova@campolivre.test', 'Meu Racha', '/atleta/rachas'],
    ['nova@campolivre.test', 'Horários fixos', '/atleta/horarios-fixos'],
    ['nova@campolivre.test', 'Contas divididas', '/atleta/contas'],
    ['nova@campolivre.test', 'Crédito', '/atleta/credito'],
    ['nova@campolivre.test', 'Favoritos', '/atleta/favoritos'],
    ['empresa.nova@campolivre.test', 'Painel Principal', '/company'],
    ['empresa.nova@campolivre.test', 'Reservas', '/company/bookings'],
    ['empresa.nova@campolivre.test', 'Comandas', '/company/tabs'],
    ['empresa.nova@campolivre.test', 'Como Funciona', '/como-funciona'],
    ['admin@campolivre.test', 'Perfil', '/pages/crud'],
  ])('leads %s by %s to %s (C4, C5)', async (persona, label, path) => {
    const { router } = await open(persona)
    await page.getByRole('menuitem', { name: label }).click()
    await expect.poll(() => router.state.location.pathname).toBe(path)
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('is worked by the keyboard alone (C4, C8)', async () => {
    const { router } = await renderApp({ path: '/acesso-negado' })
    await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu')
    ;(button().element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Cadastrar-se')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Anunciar seu campo')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(button().element())
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Cadastrar-se')
    await userEvent.keyboard('{End}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Centro de ajuda')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/como-funciona')
  })

  it('signs out and goes to the login (C7)', async () => {
    const { router } = await open('nova@campolivre.test')
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect([store.get(tokenAtom), store.get(userAtom)]).toEqual([null, null])
  })
})

describe('the picture on the account button (C6)', () => {
  const picture =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"%3E%3C/svg%3E'
  const image = () => button().element().querySelector('img')
  const icon = () => button().element().querySelector('svg')

  async function renderWith(imagePath: string | null) {
    await renderApp({ path: '/acesso-negado', persona: 'nova@campolivre.test' })
    await expect.element(button()).toBeVisible()
    change(imagePath)
  }
  function change(imagePath: string | null) {
    const user = store.get(userAtom)
    if (user) store.set(userAtom, { ...user, imagePath })
  }

  it('is an icon where there is none (C6)', async () => {
    await renderWith(null)
    await expect.poll(icon).not.toBeNull()
    expect(image()).toBeNull()
  })

  it('is the person’s, an icon when it cannot be shown, and the next one when it changes (C6)', async () => {
    await renderWith(picture)
    await expect.poll(() => image()?.getAttribute('src')).toBe(picture)
    const { width } = button().element().getBoundingClientRect()
    change('/nada.png')
    await expect.poll(icon).not.toBeNull()
    expect(image()).toBeNull()
    expect(button().element().getBoundingClientRect().width).toBe(width)
    change(picture)
    await expect.poll(() => image()?.getAttribute('src')).toBe(picture)
    expect(icon()).toBeNull()
  })
})
