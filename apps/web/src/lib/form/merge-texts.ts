import type { Texts } from './field-text.ts'

export type Merged = {
  /** What the form goes on with. */
  texts: Texts
  /** The fields that both sides have changed, each with the other's text: a person decides. */
  conflicts: Texts
  /** The fields that only the other side has changed, each with its text before. */
  updated: Texts
}

/**
 * Merges what somebody has typed (`mine`) with what was saved meanwhile (`theirs`); both began as `base`. A field that
 * only one side has changed takes that change; where both differ, mine stays.
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
