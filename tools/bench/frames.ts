/** A frame that comes after half of the next one was not on time; less is the clock's own unrest. */
const LATE = (1000 / 60) * 1.5

/** Returns how many frames came later than a screen of 60 a second shows them. `times` are theirs, in milliseconds. */
export function lateOf(times: readonly number[]): number {
  return times.filter((time, index) => index > 0 && time - (times[index - 1] ?? 0) > LATE).length
}
