import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { store } from './store.ts'
import { severities, toastsAtom } from './toast-store.ts'
import { toasts } from './toasts.ts'

const corner = () => page.getByRole('region', { name: 'Avisos' })
const shown = () => page.getByRole('group').elements().length
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const card = () => page.getByRole('group').element()

beforeEach(() => {
  store.set(toastsAtom, [])
  return () => store.set(toastsAtom, [])
})

describe('toasts (F5)', () => {
  it('stand top right, 25rem wide, at level 0', async () => {
    toasts.add({ severity: 'info', title: 'Tudo certo' })
    await expect.element(page.getByText('Tudo certo')).toBeVisible()
    const box = corner().element().getBoundingClientRect()
    expect([box.width, box.top, document.documentElement.clientWidth - box.right]).toEqual([400, 8, 8])
    expect(getComputedStyle(corner().element()).zIndex).toBe('0')
  })

  it('take the width of a phone', async () => {
    await page.viewport(320, 640)
    toasts.add({ severity: 'info', title: 'Tudo certo' })
    await expect.element(page.getByText('Tudo certo')).toBeVisible()
    expect(corner().element().getBoundingClientRect().width).toBe(304)
  })

  it('come in 0.3 s and go in 0.45 s', async () => {
    const id = toasts.add({ severity: 'success', title: 'Feito' })
    await expect.element(page.getByText('Feito')).toBeVisible()
    const animations = () =>
      card()
        .parentElement?.getAnimations()
        .map((each) => each.effect?.getTiming().duration)
    expect(getComputedStyle(card().parentElement ?? card()).animationDuration).toBe('0.3s')
    toasts.remove(id)
    await expect.poll(animations).toEqual([450])
    await expect.poll(shown).toBe(0)
  })

  it('say urgent things at once and others in turn', async () => {
    for (const severity of severities) toasts.add({ severity, title: severity })
    await expect.element(page.getByRole('alert').nth(1)).toBeInTheDocument()
    const titles = (role: 'alert' | 'status') =>
      page
        .getByRole(role)
        .elements()
        .map((element) => element.textContent)
    expect(titles('alert')).toEqual(['warn', 'error'])
    expect(titles('status')).toEqual(['info', 'success', 'secondary', 'contrast'])
  })

  it('live as long as each says', async () => {
    toasts.add({ severity: 'info', title: 'Curto', lifeMs: 200 })
    toasts.add({ severity: 'info', title: 'Fica' })
    await expect.element(page.getByText('Curto')).toBeVisible()
    await expect.element(page.getByText('Curto')).not.toBeInTheDocument()
    await expect.element(page.getByText('Fica')).toBeVisible()
  })

  it('wait while the pointer is on them', async () => {
    toasts.add({ severity: 'info', title: 'Leia com calma' })
    await userEvent.hover(page.getByText('Leia com calma'))
    toasts.add({ severity: 'info', title: 'Leia com calma', lifeMs: 200 })
    await wait(500)
    expect(store.get(toastsAtom)[0]?.leaving).toBe(false)
    await userEvent.unhover(page.getByText('Leia com calma'))
    await userEvent.hover(document.body)
    await expect.poll(shown).toBe(0)
  })

  it('wait while the focus is in them, and give it back', async () => {
    const before = document.body.appendChild(document.createElement('button'))
    before.focus()
    toasts.add({ severity: 'info', title: 'Leia com calma' })
    const close = page.getByRole('button', { name: 'Fechar' })
    await expect.element(close).toBeVisible()
    close.element().focus()
    toasts.add({ severity: 'info', title: 'Leia com calma', lifeMs: 200 })
    await wait(500)
    expect(store.get(toastsAtom)[0]?.leaving).toBe(false)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(before)
    await expect.poll(shown).toBe(0)
    before.remove()
  })

  it('are closed by Escape, the newest first', async () => {
    toasts.add({ severity: 'info', title: 'Um' })
    toasts.add({ severity: 'info', title: 'Dois' })
    await expect.element(page.getByText('Dois')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Dois')).not.toBeInTheDocument()
    await expect.element(page.getByText('Um')).toBeVisible()
  })

  it('go one by one, by group, or all', async () => {
    const one = toasts.add({ severity: 'info', title: 'Um', group: 'a' })
    toasts.add({ severity: 'info', title: 'Dois', group: 'a' })
    toasts.add({ severity: 'info', title: 'Três', group: 'b' })
    toasts.add({ severity: 'info', title: 'Quatro' })
    await expect.poll(shown).toBe(4)
    toasts.remove(one)
    await expect.poll(shown).toBe(3)
    toasts.removeGroup('a')
    await expect.poll(shown).toBe(2)
    toasts.removeAll()
    await expect.poll(shown).toBe(0)
  })

  it('stay one when the same is said again, for a life from then on', async () => {
    const say = () => toasts.add({ severity: 'success', title: 'Removida', lifeMs: 3_000, group: 'a' })
    const first = say()
    await expect.element(page.getByText('Removida')).toBeVisible()
    await wait(1_000)
    expect(say()).toBe(first)
    await wait(2_500)
    expect(store.get(toastsAtom)).toMatchObject([{ leaving: false }])
    toasts.add({ severity: 'success', title: 'Removida', group: 'b' })
    await expect.poll(shown).toBe(2)
  })

  it('lie above what is open, and clicks on them are for them', async () => {
    toasts.add({ severity: 'error', title: 'Sem conexão' })
    await expect.element(page.getByText('Sem conexão')).toBeVisible()
    const over = document.body.appendChild(document.createElement('div'))
    over.style.cssText = 'position:fixed;inset:0;z-index:1100'
    const clicked = vi.fn<() => void>()
    over.addEventListener('click', clicked)
    await page.getByRole('button', { name: 'Fechar' }).click()
    expect(clicked).not.toHaveBeenCalled()
    await expect.poll(shown).toBe(0)
    over.remove()
  })
})
