import { useRef } from 'react'

/** Lets a user cancel waiting for a write (G4): creates a signal for each try, and aborts the running one. */
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
