import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { useEffect, useState } from 'react'

/** Returns the server's time as an ISO instant, updated every `everyMs` milliseconds. */
export function useNow(everyMs: number): string {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
