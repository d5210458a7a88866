type Callbacks = { onFound: (near: string) => void; onRefused: () => void }

/** Milliseconds after which a device that has not answered counts as refusing. */
const PATIENCE_MS = 8000

/**
 * Asks the device for its position, as `latitude,longitude`. It counts as refused, once, when the device denies it or
 * has not answered in time; a position that comes after that is told all the same, as a person may take long to allow
 * it. Returns a function that cancels it.
 */
export function findMe({ onFound, onRefused }: Callbacks): () => void {
  let waiting = true
  let cancelled = false
  const stop = () => {
    waiting = false
    clearTimeout(timer)
  }
  const refuse = () => {
    if (!waiting) return
    stop()
    onRefused()
  }
  const timer = setTimeout(refuse, PATIENCE_MS)
  if ('geolocation' in navigator)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        stop()
        if (!cancelled) onFound(`${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`)
      },
      refuse,
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    )
  else refuse()
  return () => {
    cancelled = true
    stop()
  }
}
