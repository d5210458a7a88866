import { type RefObject, useEffect, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'refused'

const SHOWN_MS = 5_000

/** Copies the text that `read` returns. Where the browser refuses, it selects `field`, so that a person can copy it. */
export function useCopy(read: () => string, field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read())
      setState('copied')
    } catch {
      field.current?.focus()
      field.current?.select()
      setState('refused')
    }
  }
  return { state, copy }
}
