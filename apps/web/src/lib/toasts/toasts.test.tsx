import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { resetToasts } from '../../testing/reset-toasts.ts'
import { store } from '../state/store.ts'
import { toastGroupsAtom } from './toast-groups.ts'
import { severities } from './toast-message.ts'
import { toasts } from './toasts.ts'

const corner = () => page.getByRole('region', { name: 'Avisos' })
const shown = () => page.getByRole('group').elements().length
const card = () => page.getByRole('group').element()

/**
 * Gives the test control over the toasts' lifetimes. They are long, as waiting for the page lets some time pass too.
 */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const begun = vi.spyOn(window, 'setTimeout')
  const ended = vi.spyOn(window, 'clearTimeout')
  onTestFinished(() => {
    begun.mockRestore()
    ended.mockRestore()
    vi.useRealTimers()
  })
  /** Returns the running timers of a lifetime; a restarted one may have a millisecond more. */
  const livesOf = (ms: number): unknown[] =>
    begun.mock.calls
      .flatMap(([, delay], index) =>
        delay === ms || delay === ms + 1 ? [begun.mock.results[index]?.value] : [],
      )
      .filter((timer) => ended.mock.calls.every(([each]) => each !== timer))
  return {
    livesOf,
    running: (ms: number, count: number) => expect.poll(() => livesOf(ms).length).toBe(count),
    pass: (ms: number) => void vi.advanceTimersByTime(ms),
    /** Lets the time of leaving pass until so many toasts are left. */
    left: (count: number) =>
      expect
        .poll(() => {
          vi.advanceTimersByTime(450)
          return shown()
        })
        .toBe(count),
  }
}

/** Returns the titles of the toasts that are not leaving. */
const standing = () =>
  store
    .get(toastGroupsAtom)
    .flatMap((group) => group.store.getState().notifications)
    .map(({ id }) => document.getElementById(String(id))?.textContent)

beforeEach(() => {
  resetToasts()
  return resetToasts
})

describe('toasts (F5)', () => {
  it('stand top right in the bar, before its buttons, 25rem wide, at level 0', async () => {
    toasts.add({ severity: 'info', title: 'Tudo certo' })
    await expect.element(page.getByText('Tudo certo')).toBeVisible()
    const box = corner().element().getBoundingClientRect()
    expect([box.width, box.top, document.documentElement.clientWidth - box.right]).toEqual([400, 4, 248])
    expect(getComputedStyle(corner().element()).zIndex).toBe('0')
  })

  it('take the width of a phone', async () => {
    await page.viewport(320, 640)
    toasts.add({ severity: 'info', title: 'Tudo certo' })
    await expect.element(page.getByText('Tudo certo')).toBeVisible()
    expect(corner().element().getBoundingClientRect().width).toBe(304)
  })

  it('stand below the bar of a phone when they stay, so that its buttons can be reached', async () => {
    await page.viewport(390, 640)
    toasts.add({ severity: 'info', title: 'Passa', lifeMs: 60_000 })
    await expect.element(page.getByText('Passa')).toBeVisible()
    expect(corner().element().getBoundingClientRect().top).toBe(4)
    toasts.add({ severity: 'warn', title: 'Fica' })
    await expect.element(page.getByText('Fica')).toBeVisible()
    expect(corner().element().getBoundingClientRect().top).toBe(64)
  })

  it('come in 0.3 s and go in 0.45 s', async () => {
    const id = toasts.add({ severity: 'success', title: 'Feito' })
    await expect.element(page.getByText('Feito')).toBeVisible()
    const durations = () => [
      ...new Set(
        card()
          .getAnimations()
          .map((each) => each.effect?.getTiming().duration),
      ),
    ]
    expect(getComputedStyle(card()).transitionDuration).toBe('0.3s')
    toasts.remove(id)
    await expect.poll(durations).toEqual([450])
    await expect.poll(shown).toBe(0)
  })

  it('say urgent things at once and others in turn, in a region that is there before', async () => {
    toasts.prefetch()
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
    await time.running(60_000, 1)
    time.pass(30_000)
    expect(standing()).toEqual(['Curto', 'Fica'])
    time.pass(30_000)
    expect(standing()).toEqual(['Fica'])
    await time.left(1)
    await expect.element(page.getByText('Curto')).not.toBeInTheDocument()
    await expect.element(page.getByText('Fica')).toBeVisible()
  })

  it('wait while the pointer is on them', async () => {
    const time = holdTime()
    toasts.add({ severity: 'info', title: 'Leia com calma', lifeMs: 60_000 })
    await time.running(60_000, 1)
    await userEvent.hover(page.getByText('Leia com calma'))
    await time.running(60_000, 0)
    time.pass(120_000)
    expect(standing()).toEqual(['Leia com calma'])
    await userEvent.unhover(page.getByText('Leia com calma'))
    await userEvent.hover(document.body)
    await time.running(60_000, 1)
    time.pass(60_000)
    expect(standing()).toEqual([])
    await time.left(0)
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
    await time.running(60_000, 1)
    close.element().focus()
    await time.running(60_000, 0)
    time.pass(120_000)
    expect(standing()).toEqual(['Leia com calma'])
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(second)
    expect(standing()).toEqual([])
  })

  it('go on waiting for the focus when the same is said again', async () => {
    const time = holdTime()
    const say = () => toasts.add({ severity: 'info', title: 'Leia com calma', lifeMs: 60_000 })
    say()
    await time.running(60_000, 1)
    page.getByRole('button', { name: 'Fechar' }).element().focus()
    await time.running(60_000, 0)
    say()
    toasts.add({ severity: 'info', title: 'Dita depois' })
    await expect.element(page.getByText('Dita depois')).toBeVisible()
    time.pass(120_000)
    expect(standing()).toEqual(['Leia com calma', 'Dita depois'])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await time.running(60_000, 1)
    time.pass(60_001)
    expect(standing()).toEqual(['Dita depois'])
  })

  it('stand in the order in which they came, the newest last, and all at once', async () => {
    const titles = () =>
      page
        .getByRole('group')
        .elements()
        .map((element) => element.textContent)
    const old = toasts.add({ severity: 'info', title: 'Antigo', group: 'a' })
    for (const title of ['1', '2', '3', '4', '5', '6']) toasts.add({ severity: 'info', title })
    await expect.poll(titles).toEqual(['Antigo', '1', '2', '3', '4', '5', '6'])
    toasts.remove(old)
    await expect.poll(shown).toBe(6)
    toasts.add({ severity: 'info', title: 'Novo', group: 'a' })
    await expect.poll(titles).toEqual(['1', '2', '3', '4', '5', '6', 'Novo'])
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
    expect(standing()).toEqual(['Um'])
    await userEvent.keyboard('{Escape}')
    expect(standing()).toEqual([])
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

  it('stay one when the same is shown again, and their lifetime starts anew', async () => {
    const say = () => toasts.add({ severity: 'success', title: 'Removida', lifeMs: 60_000, group: 'a' })
    const time = holdTime()
    const first = say()
    await time.running(60_000, 1)
    const begun = time.livesOf(60_000)
    time.pass(30_000)
    expect(say()).toBe(first)
    await expect.poll(() => time.livesOf(60_000)).not.toEqual(begun)
    await time.running(60_000, 1)
    time.pass(45_000)
    expect(standing()).toEqual(['Removida'])
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
