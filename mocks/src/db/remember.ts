/**
 * A place to keep an answer for each list: it is given again as long as all that it came from, beside the list, is the
 * same too. Lists and rows of tables never change in place (row-index.ts), so it is never stale.
 */
export function rememberAt<Answer>() {
  const kept = new WeakMap<object, { from: readonly unknown[]; answer: Answer }>()
  return (list: object, from: readonly unknown[], compute: () => Answer): Answer => {
    const known = kept.get(list)
    if (known?.from.every((each, index) => Object.is(each, from[index]))) return known.answer
    const answer = compute()
    kept.set(list, { from, answer })
    return answer
  }
}

/** The same for what comes from a list alone. */
export function remember<List extends object, Answer>(
  compute: (list: List) => Answer,
): (list: List) => Answer {
  const keep = rememberAt<Answer>()
  return (list) => keep(list, [], () => compute(list))
}
