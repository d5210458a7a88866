import { fold } from '../text/fold.ts'
import { shortName } from './short-name.ts'

/** Words inside a name that tell nobody apart: `João da Silva`. */
const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])
/** The most letters of a last name that are shown. */
const LETTERS = 3

/**
 * Returns how people are called side by side, in their order, no two of them alike: the first name where nobody else has
 * it, else the least that tells them apart: `João P.`, `João C. S.`, `João Per.`, and the full name where `surnames` may be
 * read. Who cannot be told apart by their names gets a number: `João (2)`.
 */
export function tellApart(names: readonly string[], surnames = true): string[] {
  const ladders = names.map((name) => ladderOf(name, surnames))
  const groups = Map.groupBy(ladders, ([short]) => fold(short))
  return numbered(
    ladders.map((ladder) => {
      const namesakes = groups.get(fold(ladder[0])) ?? []
      if (namesakes.length === 1) return ladder[0]
      const apart = ladder.find(
        (rung, at) => namesakes.filter((each) => fold(rungOf(each, at)) === fold(rung)).length === 1,
      )
      return apart ?? rungOf(ladder, 1)
    }),
  )
}

/** Returns how somebody is called beside people who are called already: `Zeca`, `Zeca S.` or `Zeca (2)`. */
export function nameBeside(name: string, called: readonly string[]): string {
  return numbered([...called, tellApart([...called, name]).at(-1) ?? name]).at(-1) ?? name
}

type Ladder = readonly [short: string, ...longer: string[]]

const rungOf = (ladder: Ladder, at: number): string => ladder[Math.min(at, ladder.length - 1)] ?? ladder[0]

/** Returns what a person may be called, the shortest first: each rung tells more of the name. */
function ladderOf(name: string, surnames: boolean): Ladder {
  const whole = name.trim().split(/\s+/).join(' ')
  const short = shortName(whole)
  const rest = whole
    .slice(short.length)
    .split(' ')
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !particles.has(fold(word)))
  const full = surnames ? [whole] : []
  const last = rest.at(-1)
  if (last === undefined) return [short, short, short, short, ...full]
  const initials = rest.map((word) => `${cut(word, 1)}.`)
  return [
    short,
    `${short} ${cut(last, 1)}.`,
    `${short} ${initials.join(' ')}`,
    `${short} ${cut(last, LETTERS)}.`,
    ...full,
  ]
}

/** Returns the first letters of a word, never all of them but the only one. */
function cut(word: string, letters: number): string {
  const all = word.match(/[\p{L}\p{M}\p{N}]/gu) ?? []
  const [first = '', ...others] = all.slice(0, Math.max(1, Math.min(letters, all.length - 1)))
  return [first.toUpperCase(), ...others].join('')
}

/** Returns texts no two of which are alike: the second of one as `Ana (2)`. */
function numbered(texts: readonly string[]): string[] {
  const taken = new Set<string>()
  return texts.map((text) => {
    let free = text
    for (let times = 2; taken.has(fold(free)); times += 1) free = `${text} (${times})`
    taken.add(fold(free))
    return free
  })
}
