import { useEffect, useEffectEvent, useRef } from 'react'
import { typeInto } from '../../../../lib/browser/type-into.ts'
import { type Burst, readKey } from './scan.ts'

type Typed = { input: HTMLInputElement; value: string }

/**
 * Calls `onScan` with each barcode that a scanner types, wherever the focus is. What it typed into a field meanwhile is
 * taken out again, and its Enter does nothing else.
 */
export function useScanner(onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan)
  const burst = useRef<Burst | null>(null)
  const before = useRef<Typed | null>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp: at } = event
      const next = readKey(burst.current, { key, at })
      if (next.burst?.text.length === 1)
        before.current = target instanceof HTMLInputElement ? { input: target, value: target.value } : null
      burst.current = next.burst
      if (next.code === null) return
      event.preventDefault()
      event.stopPropagation()
      if (before.current) typeInto(before.current.input, before.current.value)
      scanned(next.code)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
