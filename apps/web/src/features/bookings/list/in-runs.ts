export type Run<T> = { key: string; first: T; items: T[] }

/** Groups adjoining items with equal keys, in order. */
export function inRuns<T>(items: readonly T[], keyOf: (item: T) => string): Run<T>[] {
  const runs: Run<T>[] = []
  for (const item of items) {
    const key = keyOf(item)
    const last = runs.at(-1)
    if (last?.key === key) last.items.push(item)
    else runs.push({ key, first: item, items: [item] })
  }
  return runs
}
