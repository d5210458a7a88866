/** Everything that a person does first with a page: by mouse, finger, wheel, key, or a screen reader's focus. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** Runs a task once, as soon as somebody touches the page. */
export function whenTouched(task: () => void): void {
  const waiting = new AbortController()
  const once = () => {
    waiting.abort()
    task()
  }
  for (const sign of signs) {
    addEventListener(sign, once, { capture: true, passive: true, signal: waiting.signal })
  }
}
