import type { Source } from '../../lib/tracked-files.ts'

/** Something that files of the backend do not do themselves: the files that may, the words by which it is known, and the way instead. */
type Rule = { aside: RegExp; word: RegExp; does: string; instead: string }

/** The way of a call, its store and its sign-in refuse for reasons of their own; tests ask for what is refused. */
const rules: Rule = {
  aside: /^packages\/backend\/src\/(?:http|store|auth)\/|\.test\.ts$/,
  word: /\b(?:new Refused|refusedAt|invalid)\(/,
  does: 'a rule',
  instead:
    'Let a function of packages/domain return the refusal (packages/domain/src/refusals/refusal.ts) and throw it by applyOutcome, requireDone or requireNoRefusal (packages/backend/src/store/apply-outcome.ts).',
}

/** A row is looked for in one place, and a call that there is not is refused where calls are found. */
const missing: Rule = {
  aside: /^packages\/backend\/src\/(?:ownership\/|http\/(?:dispatch|refused)\.ts$)|\.test\.ts$/,
  word: /\bnotFound\(/,
  does: 'what is not there, or is somebody else’s,',
  instead:
    'Declare with the call whose row its path names, by owned (packages/backend/src/ownership/owned.ts), or ask for a row that its body names by ownRow (packages/backend/src/ownership/own-row.ts).',
}

/** Returns a line for every file that refuses a rule itself instead of a function of the domain. */
export function findRefusals(sources: readonly Source[]): string[] {
  return filesWith(rules, sources).map((file) => lineOf(rules, file))
}

/**
 * Returns a line for every file that answers itself with what is not there, or is somebody else's, and for every one that is
 * listed as doing so and does not any more.
 */
export function findMissing(sources: readonly Source[], listed: readonly string[]): string[] {
  const found = filesWith(missing, sources)
  return [
    ...found.filter((file) => !listed.includes(file)).map((file) => lineOf(missing, file)),
    ...listed
      .filter((file) => !found.includes(file))
      .map(
        (file) =>
          `${file}: refuses nothing by hand. Take it out of tools/checks/refusals/missing-by-hand.ts.`,
      ),
  ]
}

const filesWith = ({ aside, word }: Rule, sources: readonly Source[]) =>
  sources.filter(({ file, text }) => !aside.test(file) && word.test(text)).map(({ file }) => file)

const lineOf = ({ does, instead }: Rule, file: string) => `${file}: refuses ${does} by hand. ${instead}`
