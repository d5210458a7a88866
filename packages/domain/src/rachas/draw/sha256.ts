/** The first 64 primes, one for each round. */
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter(isPrime)
const ROUNDS = primes.length

/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard (FIPS 180-4) has them. */
const k = Uint32Array.from(primes, (prime) => rootBits(prime, 3n))
const start = Uint32Array.from(primes.slice(0, 8), (prime) => rootBits(prime, 2n))

function isPrime(value: number): boolean {
  for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return false
  return true
}

/** Returns the first 32 bits behind the point of the square or cube root of a prime, in whole numbers. */
function rootBits(prime: number, degree: bigint): number {
  const scaled = BigInt(prime) << (32n * degree)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** degree <= scaled) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

/** Returns the SHA-256 of a text in UTF-8, as 64 hexadecimal figures. Whole numbers alone: the same everywhere. */
export function sha256(text: string): string {
  return Array.from(digest(toBytes(text)), (word) => word.toString(16).padStart(8, '0')).join('')
}

function digest(bytes: readonly number[]): Uint32Array {
  const length = bytes.length
  const blocks = new Uint8Array(Math.ceil((length + 9) / 64) * 64)
  blocks.set(bytes)
  blocks[length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 4, (length * 8) >>> 0)
  const hash = start.slice()
  const words = new Uint32Array(ROUNDS)
  for (let offset = 0; offset < blocks.length; offset += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(offset + at * 4)
    mix(hash, words)
  }
  return hash
}

const at = (words: Uint32Array, index: number) => words[index] ?? 0
const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

function mix(hash: Uint32Array, words: Uint32Array): void {
  for (let each = 16; each < ROUNDS; each += 1) {
    const near = at(words, each - 2)
    const far = at(words, each - 15)
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    words[each] = (at(words, each - 16) + small + at(words, each - 7) + large) | 0
  }
  let state = Array.from(hash)
  for (let each = 0; each < ROUNDS; each += 1) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    const large = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + large + ((e & f) ^ (~e & g)) + at(k, each) + at(words, each)) | 0
    const small = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0
    state = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  for (const [index, word] of state.entries()) hash[index] = at(hash, index) + word
}

function toBytes(text: string): number[] {
  return Array.from(text.toWellFormed()).flatMap((letter) => {
    const point = letter.codePointAt(0) ?? 0
    const rest = (shift: number) => 0x80 | ((point >> shift) & 0x3f)
    if (point < 0x80) return [point]
    if (point < 0x800) return [0xc0 | (point >> 6), rest(0)]
    if (point < 0x10000) return [0xe0 | (point >> 12), rest(6), rest(0)]
    return [0xf0 | (point >> 18), rest(12), rest(6), rest(0)]
  })
}
