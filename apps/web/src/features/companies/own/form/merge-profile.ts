import { mergeTexts } from '../../../../lib/form/merge-texts.ts'
import type { ProfileValues } from './profile-values.ts'

export type ProfileName = keyof ProfileValues

/** The changes of somebody else that are merged with those of the form. */
export type TheirChanges = {
  /** The fields that both sides have changed, with the other side's value; the typed one stays until it is taken. */
  conflicts: Partial<ProfileValues>
  /** The fields that only the other side has changed: they have its value. */
  updated: readonly ProfileName[]
}

type Sides = Readonly<Record<'base' | 'mine' | 'theirs', ProfileValues>>

/** Merges typed values (`mine`) with those saved meanwhile (`theirs`), field by field; both began as `base`. */
export function mergeProfile({ base, mine, theirs }: Sides): {
  values: ProfileValues
  changes: TheirChanges
} {
  const { texts, conflicts, updated } = mergeTexts({
    base: toTexts(base),
    mine: toTexts(mine),
    theirs: toTexts(theirs),
  })
  const isNamed = (name: string): name is ProfileName => Object.hasOwn(theirs, name)
  return {
    values: fromTexts(texts) as ProfileValues,
    changes: { conflicts: fromTexts(conflicts), updated: Object.keys(updated).filter(isNamed) },
  }
}

const toTexts = (values: ProfileValues) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))

const fromTexts = (texts: Readonly<Record<string, string>>): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.parse(text)]))
