import { createHmac, timingSafeEqual } from 'node:crypto'

/** An address is good for this long at least, and twice as long at most: within one span it stays the same. */
const SPAN_SECONDS = 300

/** The ways to give an address that ends, and to tell whether one is good. */
export type Signing = {
  sign(address: string, now: string): string
  isGood(address: string, query: URLSearchParams, now: string): boolean
}

/** Signs addresses by a key. */
export function signingBy(key: Buffer): Signing {
  const signature = (address: string, until: string) =>
    createHmac('sha256', key).update(`${address}\n${until}`).digest()
  return {
    sign: (address, now) => {
      const spans = Math.ceil(secondsOf(now) / SPAN_SECONDS)
      const until = String((spans + 1) * SPAN_SECONDS)
      return `${address}?until=${until}&signature=${signature(address, until).toString('base64url')}`
    },
    isGood: (address, query, now) => {
      const until = query.get('until') ?? ''
      const given = Buffer.from(query.get('signature') ?? '', 'base64url')
      const right = signature(address, until)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false
      return secondsOf(now) < Number(until)
    },
  }
}

const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000)
