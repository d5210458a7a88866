/**
 * Creates a cache of one answer for each list, which is used as long as everything else it was computed from is the
 * same, too. Lists and rows of tables never change in place (row-index.ts), so it is never stale.
 */
export function memoizeByInputs<Answer>() {
  const kept = new WeakMap<object, { from: readonly unknown[]; answer: Answer }>()
  return (list: object, from: readonly unknown[], compute: () => Answer): Answer => {
    const known = kept.get(list)
    if (known?.from.every((each, index) => Object.is(each, from[index]))) return known.answer
    const answer = compute()
    kept.set(list, { from, answer })
    return answer
  }
}

/** Caches a function of a list alone. */
export function memoize<List extends object, Answer>(
  compute: (list: List) => Answer,
): (list: List) => Answer {
  const kept = new WeakMap<List, { answer: Answer }>()
  return (list) => {
    let known = kept.get(list)
    if (!known) kept.set(list, (known = { answer: compute(list) }))
    return known.answer
  }
}

/** The number of questions whose answers are kept for a list: people page through what they have found. */
const KEPT = 12

/** Creates a cache of the last answers for each list, by the question asked. */
export function memoizeRecent<Answer>() {
  const answersOf = memoizeByInputs<Map<string, Answer>>()
  return (list: object, from: readonly unknown[], question: string, compute: () => Answer): Answer => {
    const known = answersOf(list, from, () => new Map<string, Answer>())
    const answer = known.get(question) ?? compute()
    known.delete(question)
    known.set(question, answer)
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest)
    return answer
  }
}
