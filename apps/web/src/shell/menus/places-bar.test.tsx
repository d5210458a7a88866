import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { resetShell } from '../theme/testing/theme.ts'

const persona = 'atleta@campolivre.test'
const bar = () => page.getByRole('navigation', { name: 'Acesso rápido' })
const links = () =>
  bar()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
const current = () =>
  bar()
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

beforeEach(async () => {
  resetShell()
  await page.viewport(390, 844)
})

describe('the bar of an athlete’s phone (C2)', () => {
  it('leads to the four main places, and marks where one is', async () => {
    const { router } = await renderApp({ path: '/atleta/perfil', persona })
    await expect.poll(links).toEqual(['Perfil', 'Reservas', 'Comandas', 'Racha'])
    expect(current()).toEqual(['Perfil'])
    for (const [name, path] of [
      ['Reservas', '/atleta/reservas'],
      ['Comandas', '/atleta/comandas'],
      ['Racha', '/atleta/rachas'],
    ] as const) {
      await bar().getByRole('link', { name }).click()
      await expect.poll(() => router.state.location.pathname).toBe(path)
      await expect.poll(current).toEqual([name])
    }
  })

  it('covers neither the end of the page nor what has the focus', async () => {
    await renderApp({ path: '/atleta/perfil', persona })
    await expect.element(bar()).toBeVisible()
    const top = () => bar().element().getBoundingClientRect().top
    expect(window.innerHeight - bar().element().getBoundingClientRect().bottom).toBeLessThan(1)
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Aparência' }).element()
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(top())
    window.scrollTo(0, 0)
    ;(last as HTMLElement).focus()
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(top())
  })

  it('gives way to the acts of a screen, and to what is typed', async () => {
    const { router } = await renderApp({ path: '/atleta/rachas/rch-atleta-01', persona })
    await expect.element(page.getByRole('group', { name: 'O que fazer com o racha' })).toBeVisible()
    expect(bar().elements()).toEqual([])
    await router.navigate({ to: '/atleta/perfil', search: { aba: 'dados' } })
    await expect.element(bar()).toBeVisible()
    await userEvent.click(page.getByLabelText('Nome completo'))
    await expect.element(bar()).not.toBeInTheDocument()
    ;(document.activeElement as HTMLElement).blur()
    await expect.element(bar()).toBeVisible()
  })

  it.each([
    ['a guest', '/', undefined],
    ['an arena', '/company/account', 'empresa@campolivre.test'],
    ['an athlete on a field, which has its own act', '/field/fld-arena-beira-mar-campo-norte', persona],
  ])('is not there for %s', async (_who, path, as) => {
    await renderApp(as === undefined ? { path } : { path, persona: as })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(bar().elements()).toEqual([])
  })

  it.each([
    [1280, 800],
    [844, 390],
  ])('is not shown at %i × %i', async (width, height) => {
    await page.viewport(width, height)
    await renderApp({ path: '/atleta/perfil', persona })
    await expect.element(page.getByRole('heading', { name: 'Próximo jogo' })).toBeVisible()
    expect(bar().elements()).toEqual([])
  })

  it('is once there while the menu is open over the page (C1)', async () => {
    await renderApp({ path: '/', persona })
    await expect.element(bar()).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(document.querySelectorAll('nav[aria-label="Acesso rápido"]')).toHaveLength(1)
  })
})
