/** Returns so many random whole numbers of 32 bits. */
export type DrawNumbers = (count: number) => Iterable<number>

let source: DrawNumbers = (count) => crypto.getRandomValues(new Uint32Array(count))

/** Draws random numbers, of which ids, codes and tokens are made. */
export function drawNumbers(count: number): Iterable<number> {
  return source(count)
}

/**
 * Sets the source of random numbers for this process. A store that starts calls again gives one the same numbers as
 * before, or a call that looks whether a new code is taken would look for another one each time.
 */
export function setRandomSource(draw: DrawNumbers): void {
  source = draw
}
