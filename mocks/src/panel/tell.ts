/** What the backend has to say to whoever tries the app; its `detail` is the sentence. */
const REPORT = 'campo-livre:mock-report'

const early: string[] = []
let hearing = false

/** Says a sentence over the app, whether the panel is open or not; one that comes before it waits for it. */
export function tell(sentence: string): void {
  if (hearing) window.dispatchEvent(new CustomEvent(REPORT, { detail: sentence }))
  else early.push(sentence)
}

/** Hears every sentence, those that came early too. Returns how to stop listening. */
export function hear(listener: (sentence: string) => void): () => void {
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
