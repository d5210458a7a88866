/** The last good answer of an address: its version and its text. */
type Known = { etag: string; text: string }

/** The number of addresses whose answers are kept; the oldest are dropped. */
const KEPT = 20

let owner: string | null = null
const answers = new Map<string, Known>()

/** Returns the last answer of an address to this token; null for none. */
export function knownAnswer(address: string, token: string | null): Known | null {
  return token === owner ? (answers.get(address) ?? null) : null
}

/** Keeps an answer that has a version; those to another token are dropped. */
export function keepAnswer(address: string, token: string | null, { headers }: Response, text: string): void {
  if (token !== owner) answers.clear()
  owner = token
  answers.delete(address)
  const etag = headers.get('ETag')
  if (etag === null) return
  answers.set(address, { etag, text })
  const [oldest] = answers.keys()
  if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest)
}
