import { type RefObject, useEffect, useEffectEvent } from 'react'

type Options = {
  /** The search for products, which a letter typed anywhere begins. */
  search: RefObject<HTMLInputElement | null>
  onNew: () => void
  /** Closes the bill of the chosen tab, to be paid. */
  onPay: () => void
  /** Downloads all tabs. */
  onExport: () => void
  onHelp: () => void
}

/** The keys of the counter: F1 opens a tab, F2 closes the bill, F4 downloads them, `?` shows the keys, any letter or figure searches for a product. */
export function useCounterKeys({ search, onNew, onPay, onExport, onHelp }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const act = { F1: onNew, F2: onPay, F4: onExport }[key]
    if (act) {
      event.preventDefault()
      act()
      return
    }
    if (isTyping(target) || document.querySelector('[role=dialog]')) return
    if (key === '?') onHelp()
    // The key itself then lands in the field that has the focus by now.
    else if (/^[\p{L}\p{N}]$/u.test(key)) search.current?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
