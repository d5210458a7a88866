import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { store } from './store.ts'
import { severities, toastsAtom } from './toast-store.ts'
import { toasts } from './toasts.ts'

const corner = () => page.getByRole('region', { name: 'Avisos' })
const shown = () => page.getByRole('group').elements().length
const card = () => page.getByRole('group').element()

/** The lives of toasts, in the hands of the test. Long ones: what waits for the page moves the time a little too. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const begun = vi.spyOn(window, 'setTimeout')
  onTestFinished(() => {
    begun.mockRestore()
    vi.useRealTimers()
  })
  return {
    running: (count: number) => expect.poll(() => vi.getTimerCount()).toBe(count),
    begun: (ms: number, times: number) =>
      expect.poll(() => begun.mock.calls.filter(([, delay]) => delay === ms).length).toBe(times),
    pass: (ms: number) => void vi.advanceTimersByTime(ms),
  }
}

const areLeaving = () => store.get(toastsAtom).map(({ leaving }) => leaving)

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

  it('say urgent things at once and others in turn, in a region that is there before', async () => {
    toasts.warm()
    await expect.element(page.getByRole('status')).toBeInTheDocument()
    const status = page.getByRole('status').element()
    expect(status).toHaveTextContent('')
    expect(status).toHaveAttribute('aria-atomic', 'false')
    for (const severity of severities) toasts.add({ severity, title: severity })
    await expect.element(page.getByRole('alert').nth(1)).toBeInTheDocument()
    const alerts = page.getByRole('alert').elements()
    expect(alerts.map((element) => element.textContent)).toEqual(['warn', 'error'])
    expect(page.getByRole('status').elements()).toEqual([status])
    for (const severity of severities) {
      const title = page.getByText(severity, { exact: true }).element()
      const region = title.closest('[role=alert], [role=status]')
      expect(region === status).toBe(severity !== 'warn' && severity !== 'error')
    }
  })

  it('live as long as each says', async () => {
    const time = holdTime()
    toasts.add({ severity: 'info', title: 'Curto', lifeMs: 60_000 })
    toasts.add({ severity: 'info', title: 'Fica' })
    await time.running(1)
    time.pass(30_000)
    expect(areLeaving()).toEqual([false, false])
    time.pass(30_000)
    time.pass(450)
    await expect.element(page.getByText('Curto')).not.toBeInTheDocument()
    await expect.element(page.getByText('Fica')).toBeVisible()
  })

  it('wait while the pointer is on them', async () => {
    const time = holdTime()
    toasts.add({ severity: 'info', title: 'Leia com calma', lifeMs: 60_000 })
    await time.running(1)
    await userEvent.hover(page.getByText('Leia com calma'))
    await time.running(0)
    time.pass(120_000)
    expect(areLeaving()).toEqual([false])
    await userEvent.unhover(page.getByText('Leia com calma'))
    await userEvent.hover(document.body)
    await time.running(1)
    time.pass(60_450)
    expect(areLeaving()).toEqual([])
  })

  it('wait while the focus is in them, and give it back to where it came from last', async () => {
    const time = holdTime()
    const first = document.body.appendChild(document.createElement('button'))
    const second = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => {
      first.remove()
      second.remove()
    })
    toasts.add({ severity: 'info', title: 'Leia com calma', lifeMs: 60_000 })
    const close = page.getByRole('button', { name: 'Fechar' })
    await expect.element(close).toBeVisible()
    first.focus()
    close.element().focus()
    second.focus()
    await time.running(1)
    close.element().focus()
    await time.running(0)
    time.pass(120_000)
    expect(areLeaving()).toEqual([false])
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(second)
    expect(areLeaving()).toEqual([true])
  })

  it('are closed by Escape, the newest first', async () => {
    toasts.add({ severity: 'info', title: 'Um' })
    toasts.add({ severity: 'info', title: 'Dois' })
    await expect.element(page.getByText('Dois')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Dois')).not.toBeInTheDocument()
    await expect.element(page.getByText('Um')).toBeVisible()
  })

  it('leave Escape to a dialog, even to one that is gone with it', async () => {
    toasts.add({ severity: 'info', title: 'Um' })
    await expect.element(page.getByText('Um')).toBeVisible()
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.role = 'dialog'
    const close = () => dialog.remove()
    window.addEventListener('keydown', close, { capture: true, once: true })
    onTestFinished(close)
    await userEvent.keyboard('{Escape}')
    expect(dialog.isConnected).toBe(false)
    expect(areLeaving()).toEqual([false])
    await userEvent.keyboard('{Escape}')
    expect(areLeaving()).toEqual([true])
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
    const say = () => toasts.add({ severity: 'success', title: 'Removida', lifeMs: 60_000, group: 'a' })
    const time = holdTime()
    const first = say()
    await time.begun(60_000, 1)
    time.pass(30_000)
    expect(say()).toBe(first)
    await time.begun(60_000, 2)
    time.pass(45_000)
    expect(areLeaving()).toEqual([false])
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
