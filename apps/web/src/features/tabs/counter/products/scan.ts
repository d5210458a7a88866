/** Keys that follow each other as fast as only a barcode scanner types. */
export type Burst = {
  text: string
  /** When its last key came, in milliseconds. */
  at: number
}

/** The longest time between two keys of a scanner, in milliseconds; a fast typist needs twice as long. */
const SCANNER_MS = 35
/** The least number of figures of a barcode: EAN-8. */
const LEAST_FIGURES = 8

/**
 * Reads one more key. Returns the burst with it, and the code that the key ended; null for none. Only figures belong to
 * a code, and Enter ends it.
 */
export function readKey(
  burst: Burst | null,
  { key, at }: { key: string; at: number },
): { burst: Burst | null; code: string | null } {
  const running = burst !== null && at - burst.at <= SCANNER_MS ? burst : null
  if (key === 'Enter') {
    const code = running && running.text.length >= LEAST_FIGURES ? running.text : null
    return { burst: null, code }
  }
  if (!/^\d$/.test(key)) return { burst: null, code: null }
  return { burst: { text: (running?.text ?? '') + key, at }, code: null }
}
