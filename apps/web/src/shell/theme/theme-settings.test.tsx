import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { store } from '../../lib/state/store.ts'
import { readTheme, THEME_KEY, themeAtom } from '../../lib/theme/theme-atom.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { resetShell } from './testing/theme.ts'

const root = document.documentElement
const toggle = () => page.getByRole('button', { name: 'Alternar tema' })
const settings = () => page.getByRole('dialog', { name: 'Aparência' })
const choice = (name: string) => settings().getByRole('radio', { name })
const token = (name: string) => getComputedStyle(root).getPropertyValue(name)
const kept = () => readTheme(localStorage.getItem(THEME_KEY))

beforeEach(resetShell)

async function open() {
  await renderApp({ path: '/acesso-negado' })
  await page.getByRole('banner').getByRole('button', { name: 'Aparência' }).click()
  await expect.element(choice('Escuro')).toBeInTheDocument()
}

describe('light and dark (F1)', () => {
  it('is switched by the button, by a class on the root, and kept (F1)', async () => {
    await renderApp({ path: '/acesso-negado' })
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false')
    expect([...root.classList]).not.toContain('app-dark')
    const light = getComputedStyle(document.body).backgroundColor
    await toggle().click()
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true')
    expect([...root.classList]).toContain('app-dark')
    await expect.poll(() => getComputedStyle(document.body).backgroundColor).not.toBe(light)
    expect(kept().darkTheme).toBe(true)
    await toggle().click()
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false')
    expect([...root.classList]).not.toContain('app-dark')
    expect(kept().darkTheme).toBe(false)
  })

  it('follows the system until something is chosen (F1)', async () => {
    await renderApp({ path: '/acesso-negado' })
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(store.get(themeAtom).darkTheme).toBeNull()
    expect(localStorage.getItem(THEME_KEY)).toBeNull()
  })
})

describe('the settings (F2)', () => {
  it('begin with Aura, emerald, the system’s scheme and a static menu (F2)', async () => {
    await open()
    for (const name of ['Sistema', 'Esmeralda', 'Esverdeado', /^Aura/, 'Fixo ao lado']) {
      await expect.element(settings().getByRole('radio', { name })).toBeChecked()
    }
    await expect.element(settings().getByRole('switch', { name: 'Onda nos botões' })).not.toBeChecked()
  })

  it.each([
    ['Cor principal', 'Azul', { primary: 'blue' }, '--cl-primary', '#1d4ed8'],
    ['Tons neutros', 'Ardósia', { surface: 'slate' }, '--cl-surface-0', '#f5f7fa'],
    ['Estilo', 'Lara', { preset: 'lara' }, '--cl-radius-8', '0.875rem'],
    ['Estilo', 'Nora', { preset: 'nora' }, '--cl-line-width', '2px'],
  ] as const)('%s: %s is seen at once and kept (F2)', async (group, name, part, variable, value) => {
    await open()
    expect(token(variable)).not.toBe(value)
    await settings()
      .getByRole('group', { name: group })
      .getByText(new RegExp(`^${name}`))
      .click()
    await expect.poll(() => token(variable)).toBe(value)
    expect(kept()).toMatchObject(part)
  })

  it('change the scheme, and give it back to the system (F1, F2)', async () => {
    await open()
    await settings().getByText('Escuro').click()
    await expect.poll(() => [...root.classList]).toContain('app-dark')
    await settings().getByText('Sistema').click()
    await expect.poll(() => [...root.classList]).not.toContain('app-dark')
    expect(kept().darkTheme).toBeNull()
  })

  it('put the menu over the page (F2)', async () => {
    await open()
    await settings().getByText('Por cima da página').click()
    await expect.poll(() => root.dataset.menu).toBe('closed')
    expect(kept().menuMode).toBe('overlay')
  })

  it('all go back to where they began by one button (F2)', async () => {
    await open()
    await settings().getByText('Violeta').click()
    await settings().getByText('Onda nos botões').click()
    await expect.poll(kept).toMatchObject({ primary: 'violet', ripple: true })
    await settings().getByRole('button', { name: 'Voltar ao padrão' }).click()
    await expect.poll(kept).toEqual(readTheme(null))
    expect(token('--cl-primary')).toBe('#047857')
  })

  it('are worked by the keyboard alone, and give the focus back (F2)', async () => {
    await renderApp({ path: '/acesso-negado' })
    const opener = page.getByRole('banner').getByRole('button', { name: 'Aparência' })
    await expect.element(opener).toBeVisible()
    ;(opener.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choice('Sistema')).toBeInTheDocument()
    await expect.poll(() => settings().element().contains(document.activeElement)).toBe(true)
    for (let step = 0; step < 4 && document.activeElement !== choice('Esmeralda').element(); step += 1) {
      await userEvent.tab()
    }
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => kept().primary).toBe('teal')
    await userEvent.keyboard('{Escape}')
    await expect.element(settings()).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(opener.element())
  })

  it('are opened from the foot of the page on a phone (F2)', async () => {
    await page.viewport(390, 844)
    await renderApp({ path: '/acesso-negado' })
    await page.getByRole('contentinfo').getByRole('button', { name: 'Aparência' }).click()
    await expect.element(choice('Escuro')).toBeInTheDocument()
  })

  it('of another tab hold here too (F2)', async () => {
    await renderApp({ path: '/acesso-negado' })
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false')
    localStorage.setItem(THEME_KEY, JSON.stringify({ darkTheme: true, primary: 'indigo' }))
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true')
    expect(root.dataset.primary).toBe('indigo')
  })
})
