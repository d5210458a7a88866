import { expect, it, vi } from 'vitest'
import { whenTouched } from './when-touched.ts'

it.each(['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'])(
  'runs the task once, at the first %s and no earlier',
  (sign) => {
    const task = vi.fn<() => void>()
    whenTouched(task)
    expect(task).not.toHaveBeenCalled()
    for (let times = 0; times < 3; times++) document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
    expect(task).toHaveBeenCalledOnce()
  },
)
