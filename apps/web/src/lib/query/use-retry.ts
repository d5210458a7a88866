import { useState } from 'react'

/** Another try that a person asks for. `retrying` is about that one alone, not about what is asked by itself. */
export function useRetry({ refetch }: { refetch: () => Promise<unknown> }) {
  const [retrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    void refetch().finally(() => setRetrying(false))
  }
  return { retry, retrying }
}
