import type { Answer } from './answer.ts'

/** Gives a good answer its version; it is a 304 without a body to who knows that version already. */
export function withEtag(answer: Answer, asked: Headers): Answer {
  if (answer.status !== 200) return answer
  const etag = versionOf(JSON.stringify(answer.body))
  const headers = { ...answer.headers, ETag: etag }
  // Caches between client and server may make the version a weak one.
  const known = (asked.get('If-None-Match') ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(etag) ? { status: 304, body: '', headers } : { ...answer, headers }
}

/** Returns the version of a text: two hashes of 32 bits (FNV-1a, one of them from the end) and its length. */
export function versionOf(text: string): string {
  let [forth, back] = [0x811c9dc5, 0x811c9dc5]
  for (let at = 0; at < text.length; at++) {
    forth = Math.imul(forth ^ text.charCodeAt(at), 0x01000193)
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - at), 0x01000193)
  }
  return `"${[forth, back, text.length].map((part) => (part >>> 0).toString(36)).join('-')}"`
}
