import type { PriceRule } from '../price.ts'
import { uniqueDays } from './price-days.ts'

type Options = {
  /** Returns whether rules still make the wanted prices. */
  fits: (rules: readonly PriceRule[]) => boolean
  /** Returns whether a rule was touched by what has changed; others stay as somebody wrote them. */
  near: (rule: PriceRule) => boolean
}

/** Leaves out the rules that make no price any more and joins those that can be one, as long as the prices stay. */
export function tidyRules(rules: readonly PriceRule[], options: Options): PriceRule[] {
  const used = withoutIdle(rules, options)
  return withoutIdle(joined(used, options), options)
}

function withoutIdle(rules: readonly PriceRule[], { fits, near }: Options): PriceRule[] {
  let left = [...rules]
  for (const rule of rules) {
    if (!near(rule)) continue
    const fewer = left.filter((other) => other !== rule)
    if (fits(fewer)) left = fewer
  }
  return left
}

function joined(rules: PriceRule[], { fits, near }: Options): PriceRule[] {
  let left = rules
  for (let first = 0; first < left.length; first++) {
    for (let second = first + 1; second < left.length; second++) {
      const [one, other] = [left[first], left[second]]
      if (one === undefined || other === undefined) continue
      const both = near(one) || near(other) ? union(one, other) : null
      if (both === null) continue
      const fewer = left.map((rule) => (rule === one ? both : rule)).filter((rule) => rule !== other)
      if (!fits(fewer)) continue
      left = fewer
      second = first
    }
  }
  return left
}

/** Returns two rules of one price as one, where their days or their hours are the same; else null. */
function union(one: PriceRule, other: PriceRule): PriceRule | null {
  if (one.priceCents !== other.priceCents) return null
  const [from, to] = [Math.min(one.fromMinute, other.fromMinute), Math.max(one.toMinute, other.toMinute)]
  if (one.fromMinute === other.fromMinute && one.toMinute === other.toMinute)
    return { ...one, weekdays: uniqueDays([...one.weekdays, ...other.weekdays]) }
  const adjoin = one.fromMinute <= other.toMinute && other.fromMinute <= one.toMinute
  const sameDays = uniqueDays(one.weekdays).join() === uniqueDays(other.weekdays).join()
  return adjoin && sameDays ? { ...one, fromMinute: from, toMinute: to } : null
}
