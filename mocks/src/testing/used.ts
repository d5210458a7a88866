const always = new Set<string>()
const used = new Set<string>()
/** The keys used before the first test of the file, and between two of them: they count for all that follow. */
let around: readonly string[] = []
/** The running test; null before the first one and between two. */
let running: symbol | null = null

/**
 * Notes that the running test uses something that most tests leave alone, by a key of `tools/test/kept/gates.ts`: `route
 * /_public/`, `call GET /fields`, `backend`. Its result is kept when only other things change (decision 039).
 */
export function noteUse(key: string): void {
  used.add(key)
}

/**
 * Returns a function that does the same until the running test has ended. Outside of a test, as in `beforeAll`, everything
 * counts for the tests that follow: one of them may see what another has opened.
 */
export function noterOfTest(): (key: string) => void {
  const mine = running
  if (mine === null) noteUse('everything')
  return (key) => {
    if (running === mine) noteUse(key)
  }
}

/** Notes something for all tests of the page. */
export function noteAlways(key: string): void {
  always.add(key)
}

/** Returns all that was noted for the running test so far. */
export const usedSoFar = (): string[] => [...new Set([...always, ...used])].toSorted()

/** Begins a file, of which nothing is noted yet. */
export function beginFile(): void {
  running = null
  used.clear()
}

export function beginTest(): void {
  around = [...used]
  running = Symbol('test')
}

/** Ends a test and returns all that it used. What was noted before it stays. */
export function endTest(): string[] {
  const all = usedSoFar()
  running = null
  used.clear()
  for (const key of around) used.add(key)
  return all
}
