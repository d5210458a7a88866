import { shortName } from '../rachas/short-name.ts'

/**
 * Returns how people are called in the list in which each finds their own name: by the first name; where two have it, with
 * the initial of the last one (`Rafael M.`), and a number where that is the same, too.
 */
export function groupNames(names: readonly string[]): string[] {
  const short = names.map((name) => shortName(name))
  const told = names.map((name, index) => {
    const own = short[index] ?? ''
    const initial = name.trim().split(/\s/).slice(1).at(-1)?.[0]
    const isShared = short.filter((each) => each === own).length > 1
    return isShared && initial !== undefined && /\p{L}/u.test(initial)
      ? `${own} ${initial.toUpperCase()}.`
      : own
  })
  const seen = new Map<string, number>()
  return told.map((name) => {
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}
