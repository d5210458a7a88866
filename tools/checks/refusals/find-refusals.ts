import type { Source } from '../../lib/tracked-files.ts'

/** The way of a call, its store and its sign-in refuse for reasons of their own; tests ask for what is refused. */
const aside = /^packages\/backend\/src\/(?:http|store|auth)\/|\.test\.ts$/
const refusal = /\b(?:new Refused|refusedAt|invalid)\(/

/**
 * Returns a line for every file that refuses a rule itself instead of a function of the domain, and for every one that is
 * listed as doing so and does not any more.
 */
export function findRefusals(sources: readonly Source[], byHand: readonly string[]): string[] {
  const refusing = sources
    .filter(({ file, text }) => !aside.test(file) && refusal.test(text))
    .map(({ file }) => file)
  return [
    ...refusing
      .filter((file) => !byHand.includes(file))
      .map(
        (file) =>
          `${file}: refuses a rule by hand. Let a function of packages/domain return the refusal (packages/domain/src/refusals/refusal.ts) and throw it by applyOutcome, requireDone or requireNoRefusal (packages/backend/src/store/apply-outcome.ts).`,
      ),
    ...byHand
      .filter((file) => !refusing.includes(file))
      .map((file) => `${file}: refuses nothing by hand. Take it out of tools/checks/refusals/by-hand.ts.`),
  ]
}
