import { useState } from 'react'

/** Runs a retry that the user asks for. `retrying` is true for that one alone, not for automatic ones. */
export function useRetry({ refetch }: { refetch: () => Promise<unknown> }) {
  const [retrying, setRetrying] = useState(false)
  const retry = () => {
    setRetrying(true)
    void refetch().finally(() => setRetrying(false))
  }
  return { retry, retrying }
}
