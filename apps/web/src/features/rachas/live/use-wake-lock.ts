import { useEffect } from 'react'

/** Keeps the screen of a phone awake while the component is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let gone = false
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (gone) await given.release()
        else lock = given
      } catch {
        // A phone that saves its battery refuses; the screen goes dark as usual.
      }
    }
    // A browser takes the lock back whenever the page is hidden.
    const again = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', again)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
