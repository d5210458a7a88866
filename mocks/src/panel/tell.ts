/** The event that carries a sentence of the backend for whoever tries the app, as its `detail`. */
const REPORT = 'campo-livre:mock-report'

const early: string[] = []
let hearing = false

/** Shows a sentence over the app, whether the panel is open or not; one that comes before anybody listens is kept. */
export function tell(sentence: string): void {
  if (hearing) window.dispatchEvent(new CustomEvent(REPORT, { detail: sentence }))
  else early.push(sentence)
}

/** Calls `listener` with every sentence, those that came early first. Returns a function that stops it. */
export function listenToReports(listener: (sentence: string) => void): () => void {
  const onReport = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail)
  }
  window.addEventListener(REPORT, onReport)
  hearing = true
  for (const sentence of early.splice(0)) listener(sentence)
  return () => {
    window.removeEventListener(REPORT, onReport)
    hearing = false
  }
}
