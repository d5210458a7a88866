/** Says that what is at a path goes: an element of its list, a column of its object. */
export const GONE = Symbol('gone')

/** The steps of each path that was walked: few paths, many rows. */
const known = new Map<string, readonly string[]>()

function stepsOf(path: string): readonly string[] {
  let steps = known.get(path)
  if (!steps) {
    steps = path
      .replaceAll('[]', '.[]')
      .split('.')
      .filter((step) => step !== '')
    known.set(path, steps)
  }
  return steps
}

/**
 * Changes everything at a path such as `counter.payments[].byId`. Returns the same value where nothing changed; what is
 * not there is passed over.
 */
export function mapAt(value: unknown, path: string, change: (found: unknown) => unknown): unknown {
  return mapSteps(value, stepsOf(path), 0, change)
}

/** Returns everything at a path. */
export function allAt(value: unknown, path: string): unknown[] {
  const found: unknown[] = []
  mapAt(value, path, (each) => {
    found.push(each)
    return each
  })
  return found
}

type Change = (found: unknown) => unknown

function mapSteps(value: unknown, steps: readonly string[], at: number, change: Change): unknown {
  const step = steps[at]
  if (step === undefined) return change(value)
  if (step === '[]') return Array.isArray(value) ? mapList(value, steps, at + 1, change) : value
  if (typeof value !== 'object' || value === null || !(step in value)) return value
  const before: unknown = Reflect.get(value, step)
  const after = mapSteps(before, steps, at + 1, change)
  if (after === before) return value
  if (after !== GONE) return { ...value, [step]: after }
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step))
}

function mapList(
  list: readonly unknown[],
  steps: readonly string[],
  at: number,
  change: Change,
): readonly unknown[] {
  const mapped = list.map((each) => mapSteps(each, steps, at, change))
  return mapped.every((each, index) => each === list[index]) ? list : mapped.filter((each) => each !== GONE)
}
