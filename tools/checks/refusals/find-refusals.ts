import type { Source } from '../../lib/tracked-files.ts'

/** Something that files of the backend do not do themselves: the files that may, the words by which it is known, and the way instead. */
type Rule = { aside: RegExp; word: RegExp; does: string; instead: string; list: string }

/** The way of a call, its store and its sign-in refuse for reasons of their own; tests ask for what is refused. */
const rules: Rule = {
  aside: /^packages\/backend\/src\/(?:http|store|auth)\/|\.test\.ts$/,
  word: /\b(?:new Refused|refusedAt|invalid)\(/,
  does: 'a rule',
  instead:
    'Let a function of packages/domain return the refusal (packages/domain/src/refusals/refusal.ts) and throw it by applyOutcome, requireDone or requireNoRefusal (packages/backend/src/store/apply-outcome.ts).',
  list: 'tools/checks/refusals/by-hand.ts',
}

/** A row is looked for in one place, and a call that there is not is refused where calls are found. */
const missing: Rule = {
  aside: /^packages\/backend\/src\/(?:ownership\/|http\/(?:dispatch|refused)\.ts$)|\.test\.ts$/,
  word: /\bnotFound\(/,
  does: 'what is not there, or is somebody else’s,',
  instead:
    'Declare with the call whose row its path names, by owned (packages/backend/src/ownership/owned.ts), or ask for a row that its body names by ownRow (packages/backend/src/ownership/own-row.ts).',
  list: 'tools/checks/refusals/missing-by-hand.ts',
}

/**
 * Returns a line for every file that refuses a rule itself instead of a function of the domain, and for every one that is
 * listed as doing so and does not any more.
 */
export function findRefusals(sources: readonly Source[], byHand: readonly string[]): string[] {
  return broken(rules, sources, byHand)
}

/** Returns such lines for files that answer themselves with what is not there, or is somebody else's. */
export function findMissing(sources: readonly Source[], byHand: readonly string[]): string[] {
  return broken(missing, sources, byHand)
}

function broken(
  { aside, word, does, instead, list }: Rule,
  sources: readonly Source[],
  byHand: readonly string[],
): string[] {
  const refusing = sources
    .filter(({ file, text }) => !aside.test(file) && word.test(text))
    .map(({ file }) => file)
  return [
    ...refusing
      .filter((file) => !byHand.includes(file))
      .map((file) => `${file}: refuses ${does} by hand. ${instead}`),
    ...byHand
      .filter((file) => !refusing.includes(file))
      .map((file) => `${file}: refuses nothing by hand. Take it out of ${list}.`),
  ]
}
