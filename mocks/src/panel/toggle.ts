import { element } from './dom.ts'

type Options = { label: string; panel: HTMLElement; everyMs: number; onTick: () => void }

const icon =
  '<span><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true"><ellipse cx="12" cy="5" rx="8" ry="3"/><path d="M4 5v14c0 1.7 3.6 3 8 3s8-1.3 8-3V5M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3"/></svg></span>'

/** The tab at the edge that opens and closes the panel; Escape closes it and gives the focus back. */
export function createToggle({ label, panel, everyMs, onTick }: Options) {
  let timer: ReturnType<typeof setInterval> | null = null
  const show = (open: boolean) => {
    panel.hidden = !open
    button.setAttribute('aria-expanded', String(open))
    if (timer !== null) clearInterval(timer)
    timer = open ? setInterval(onTick, everyMs) : null
    if (open) onTick()
  }
  const button = element('button', {
    type: 'button',
    class: 'toggle',
    'aria-label': label,
    'aria-expanded': 'false',
    'aria-controls': 'panel',
    title: label,
    onclick: () => show(panel.hidden !== false),
  })
  button.innerHTML = icon
  return {
    button,
    close: () => show(false),
    onKeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || panel.hidden) return
      event.stopPropagation()
      show(false)
      button.focus()
    },
  }
}
