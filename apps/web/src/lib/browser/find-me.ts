type Callbacks = { onFound: (near: string) => void; onRefused: () => void }

/** Asks the device for its position, as `latitude,longitude`. Returns a function that cancels it. */
export function findMe({ onFound, onRefused }: Callbacks): () => void {
  let aborted = false
  const unlessAborted = (tell: () => void) => {
    if (!aborted) tell()
  }
  if ('geolocation' in navigator)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        unlessAborted(() => onFound(`${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`)),
      () => unlessAborted(onRefused),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  else onRefused()
  return () => {
    aborted = true
  }
}
