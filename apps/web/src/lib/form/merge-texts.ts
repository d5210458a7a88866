import type { Texts } from './field-text.ts'

export type Merged = {
  /** The merged texts. */
  texts: Texts
  /** The fields that both sides have changed, with the other side's text; the user decides. */
  conflicts: Texts
  /** The fields that only the other side has changed, with their text before. */
  updated: Texts
}

/**
 * Merges typed texts (`mine`) with those saved meanwhile (`theirs`); both began as `base`. A field that one side has
 * changed takes that change; where both differ, mine stays.
 */
export function mergeTexts({
  base,
  mine,
  theirs,
}: Readonly<Record<'base' | 'mine' | 'theirs', Texts>>): Merged {
  const texts: Record<string, string> = { ...mine }
  const conflicts: Record<string, string> = {}
  const updated: Record<string, string> = {}
  for (const [name, other] of Object.entries(theirs)) {
    const before = base[name] ?? ''
    const own = mine[name] ?? ''
    if (other === before || other === own) continue
    if (own === before) {
      texts[name] = other
      updated[name] = before
    } else conflicts[name] = other
  }
  return { texts, conflicts, updated }
}
