import { useRef } from 'react'

/** A write that its person may stop waiting for (G4): a signal for each try, and how to stop the one under way. */
export function useAbortable() {
  const trying = useRef<AbortController>(null)
  return {
    signal: (): AbortSignal => {
      trying.current = new AbortController()
      return trying.current.signal
    },
    abort: () => trying.current?.abort(),
  }
}
