import { localDay } from '../time/zone.ts'
import type { Expression, Take } from './expressions.ts'

/** The rows of other tables that expressions look at. */
export type Lookup = {
  find(table: string, id: string): object | undefined
  by(table: string, key: string, value: string): readonly object[]
}

/** The instant at which a list is read, and who reads it. */
export type Moment = {
  readonly now: number
  readonly callerId: string | null
  /** Returns the day of a zone. */
  readonly today: (zone: string) => string
}

type Joined = Readonly<Record<string, object | undefined>>

/** A row with what its expressions look at. Joined rows are looked up when the first is asked for. */
export type Around = {
  readonly row: object
  joined: Joined | null
  readonly join: (around: Around) => Joined
  item: unknown
  readonly lookup: Lookup
  readonly moment: Moment
}

export type Compiled = (around: Around) => unknown

/** Returns the moment of an ISO instant. The day of each zone is worked out once. */
export function momentOf(now: string, callerId: string | null): Moment {
  const days = new Map<string, string>()
  return {
    now: Date.parse(now),
    callerId,
    today: (zone) => {
      let day = days.get(zone)
      if (day === undefined) days.set(zone, (day = localDay(zone, now)))
      return day
    },
  }
}

const made = new WeakMap<Expression, Compiled>()

/** Makes the function of an expression, once for all rows and for all places in which it stands. */
export function compile(expression: Expression): Compiled {
  let compiled = made.get(expression)
  if (!compiled) {
    compiled = (makers[expression.op] as (expression: Expression) => Compiled)(expression)
    made.set(expression, compiled)
  }
  return compiled
}

/** Keeps the last value, for what several columns of a row are made of. */
function kept(compute: Compiled): Compiled {
  let [last, value]: [Around | null, unknown] = [null, null]
  return (around) => {
    if (around !== last) [value, last] = [compute(around), around]
    return value
  }
}

type Makers = { [Op in Expression['op']]: (expression: Extract<Expression, { op: Op }>) => Compiled }

const makers: Makers = {
  own: ({ path }) => {
    const read = reader(path)
    return ({ row }) => read(row)
  },
  joined: ({ join, path }) => {
    const read = reader(path)
    return (around) => {
      around.joined ??= around.join(around)
      return read(around.joined[join])
    }
  },
  item: ({ path }) => {
    const read = reader(path)
    return ({ item }) => read(item)
  },
  value:
    ({ value }) =>
    () =>
      value,
  caller:
    () =>
    ({ moment }) =>
      moment.callerId,
  is: ({ left, how, right }) => {
    const [a, b, holds] = [compile(left), compile(right), comparisons[how]]
    return (around) => holds(a(around), b(around))
  },
  all: ({ of }) => {
    const each = of.map(compile)
    return (around) => each.every((holds) => holds(around) === true)
  },
  any: ({ of }) => {
    const each = of.map(compile)
    return (around) => each.some((holds) => holds(around) === true)
  },
  not: ({ of }) => {
    const holds = compile(of)
    return (around) => holds(around) !== true
  },
  when: ({ cases, otherwise }) => {
    const each = cases.map(([condition, value]) => [compile(condition), compile(value)] as const)
    const other = compile(otherwise)
    return (around) => {
      for (const [holds, value] of each) if (holds(around) === true) return value(around)
      return other(around)
    }
  },
  known: ({ of }) => {
    const each = of.map(compile)
    return (around) => {
      for (const value of each) {
        const found = value(around)
        if (found !== null) return found
      }
      return null
    }
  },
  math: ({ left, how, right }) => {
    const [a, b, reckon] = [compile(left), compile(right), signs[how]]
    return (around) => {
      const [first, second] = [a(around), b(around)]
      return typeof first === 'number' && typeof second === 'number' ? reckon(first, second) : null
    }
  },
  rounded: ({ of }) => {
    const value = compile(of)
    return (around) => {
      const found = value(around)
      return typeof found === 'number' ? Math.round(found) : null
    }
  },
  instant: ({ of }) => {
    const value = compile(of)
    return (around) => {
      const found = value(around)
      return typeof found === 'string' ? Date.parse(found) : null
    }
  },
  passed: ({ at, zone }) => compilePassed(at, zone),
  today: ({ zone }) => {
    const zoneOf = compile(zone)
    return (around) => around.moment.today(String(zoneOf(around)))
  },
  status: ({ stands, rules }) => {
    const standing = compile(stands)
    const each = rules.map(({ from, at, zone = null, to }) => ({ from, to, isDue: compilePassed(at, zone) }))
    return kept((around) => {
      const from = standing(around)
      for (const rule of each) if (rule.from === from && rule.isDue(around)) return rule.to
      return from
    })
  },
  part: ({ part, take }) => {
    const [read, taken] = [reader(part), compileTake(take)]
    return kept((around) => {
      const elements = read(around.row)
      return taken(Array.isArray(elements) ? elements : [], around)
    })
  },
  rows: ({ table, key, take }) => {
    const [id, taken] = [reader('id'), compileTake(take)]
    return kept((around) => taken(around.lookup.by(table, key, String(id(around.row))), around))
  },
}

/** Makes the judge of whether an instant has come, or a day of a zone is over; an unknown one never is. */
function compilePassed(at: Expression, zone: Expression | null): (around: Around) => boolean {
  const value = compile(at)
  const zoneOf = zone && compile(zone)
  return (around) => {
    const when = value(around)
    if (typeof when !== 'string') return false
    return zoneOf ? when < around.moment.today(String(zoneOf(around))) : Date.parse(when) <= around.moment.now
  }
}

function compileTake({ how, of, where }: Take): (elements: readonly unknown[], around: Around) => unknown {
  const [value, fits] = [compile(of), compile(where)]
  const gather = gatherings[how]
  if (how === 'count' && where.op === 'value') return (elements) => elements.length
  return (elements, around) => {
    const before = around.item
    const values: unknown[] = []
    for (const element of elements) {
      around.item = element
      if (fits(around) === true) values.push(value(around))
    }
    around.item = before
    return gather(values)
  }
}

const total = (values: readonly unknown[]) => values.reduce((sum: number, value) => sum + Number(value), 0)
const gatherings: Record<Take['how'], (values: readonly unknown[]) => unknown> = {
  count: (values) => values.length,
  sum: total,
  mean: (values) => (values.length === 0 ? null : total(values) / values.length),
  greatest: (values) =>
    values.reduce(
      (greatest, value) => (greatest === null || comparisons['>'](value, greatest) ? value : greatest),
      null,
    ),
  first: (values) => values[0] ?? null,
  last: (values) => values.at(-1) ?? null,
}

const ordered = (compare: (a: string | number, b: string | number) => boolean) => (a: unknown, b: unknown) =>
  (typeof a === 'number' && typeof b === 'number') || (typeof a === 'string' && typeof b === 'string')
    ? compare(a, b)
    : false
const comparisons = {
  '=': (a: unknown, b: unknown) => a === b,
  '<>': (a: unknown, b: unknown) => a !== b,
  '<': ordered((a, b) => a < b),
  '<=': ordered((a, b) => a <= b),
  '>': ordered((a, b) => a > b),
  '>=': ordered((a, b) => a >= b),
}
const signs = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => (b === 0 ? null : a / b),
}

/** Returns a function that reads a path, `address.city`; null where there is nothing. */
export function reader(path: string): (from: unknown) => unknown {
  const [first = '', ...rest] = path.split('.')
  const read = (from: unknown): unknown =>
    typeof from === 'object' && from !== null
      ? ((from as Readonly<Record<string, unknown>>)[first] ?? null)
      : null
  if (rest.length === 0) return read
  const deeper = reader(rest.join('.'))
  return (from) => deeper(read(from))
}
