type Told = { onFound: (near: string) => void; onRefused: () => void }

/** Asks the device where it is, as `latitude,longitude`. Answers how to stop waiting for it. */
export function findMe({ onFound, onRefused }: Told): () => void {
  let stopped = false
  const unlessStopped = (tell: () => void) => {
    if (!stopped) tell()
  }
  if ('geolocation' in navigator)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        unlessStopped(() => onFound(`${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`)),
      () => unlessStopped(onRefused),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  else onRefused()
  return () => {
    stopped = true
  }
}
