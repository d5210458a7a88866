import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { followPointer } from './ripple.ts'
import { chooseTheme, resetShell } from './testing/theme.ts'

const waves = () => document.querySelectorAll<HTMLElement>('body > span[aria-hidden] > span')

/** Presses the middle of an element, as a finger would. */
function press(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2 }
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, ...at }))
}

beforeEach(resetShell)

describe('the ripple (F6)', () => {
  let stop = new AbortController()
  beforeEach(() => {
    stop = new AbortController()
  })
  afterEach(() => stop.abort())

  it('runs for 0.4 s over what is pressed, and leaves nothing (F6)', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    followPointer(stop.signal)
    press(button)
    const [wave] = waves()
    expect(getComputedStyle(wave ?? button).animationDuration).toBe('0.4s')
    expect(wave?.parentElement?.getBoundingClientRect().width).toBe(button.getBoundingClientRect().width)
    await expect.poll(() => waves().length).toBe(0)
    button.remove()
  })

  it('answers nothing that cannot be pressed (F6)', () => {
    followPointer(stop.signal)
    press(document.body)
    expect(waves().length).toBe(0)
  })

  it('is off until it is chosen (F6)', async () => {
    await renderApp({ path: '/acesso-negado' })
    const button = page.getByRole('button', { name: 'Alternar tema' })
    await expect.element(button).toBeVisible()
    press(button.element())
    expect(waves().length).toBe(0)
    chooseTheme({ ripple: true })
    await expect
      .poll(() => {
        press(button.element())
        return waves().length
      })
      .toBeGreaterThan(0)
    chooseTheme({ ripple: false })
    await expect.poll(() => waves().length).toBe(0)
    press(button.element())
    expect(waves().length).toBe(0)
  })
})
