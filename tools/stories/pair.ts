/** A picture of a story in a look; `key` names both. */
export type Picture = {
  key: string
  title: string
  name: string
  look: string
  png: Buffer
  /** True when the story ended without a failure. */
  ended: boolean
}

export type Pair =
  | { kind: 'same' | 'changed'; before: Picture; after: Picture }
  | { kind: 'new'; before: null; after: Picture }
  | { kind: 'gone'; before: Picture; after: null }

/** Pairs the pictures of two revisions by key, in the order of the side bar. Equal bytes are the same picture. */
export function pairPictures(before: readonly Picture[], after: readonly Picture[]): Pair[] {
  const older = new Map(before.map((picture) => [picture.key, picture]))
  const newer = new Set(after.map(({ key }) => key))
  const pairs = after.map((picture): Pair => {
    const old = older.get(picture.key)
    if (!old) return { kind: 'new', before: null, after: picture }
    return { kind: old.png.equals(picture.png) ? 'same' : 'changed', before: old, after: picture }
  })
  const gone = before
    .filter(({ key }) => !newer.has(key))
    .map((picture): Pair => ({ kind: 'gone', before: picture, after: null }))
  return [...pairs, ...gone].toSorted((one, other) => titleOf(one).localeCompare(titleOf(other)))
}

/** The title of the story in the side bar. */
export function titleOf(pair: Pair): string {
  return (pair.kind === 'gone' ? pair.before : pair.after).title
}

/** Returns the number of pairs of each kind, in one line. */
export function figures(pairs: readonly Pair[]): string {
  const count = (kind: Pair['kind']) => pairs.filter((pair) => pair.kind === kind).length
  return `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('same')} the same`
}
