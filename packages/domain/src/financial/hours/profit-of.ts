import type { Tab } from '../../tabs/tab.ts'
import { splitByWeights } from '../../tabs/split.ts'
import { toInstant, toMinutes } from '../../time/zone.ts'
import type { Entry } from '../entry.ts'
import type { Days } from '../periods.ts'
import { countHours, type FieldHour, type HoursData, hoursOfInterval, keyOfHour } from './count-hours.ts'
import type { Profit } from './hours.ts'
import { type SharedCategory, sharedCategories, type Sharing } from './sharing.ts'

/** The data of the profit of the hours. */
export type ProfitData = HoursData & {
  /** The rows of what was earned and owed. */
  accruals: readonly Entry[]
  tabs: readonly Pick<Tab, 'id' | 'code' | 'openedAt' | 'bookingId'>[]
  /** Returns the cost of what was sold on a tab, in cents, as it was when it was sold. */
  soldCost: (tabId: string) => number
  sharing: Sharing
}

/** An hour of a weekday of one field with what it earned and cost, in cents. */
export type EarningHour = FieldHour & {
  incomeCents: number
  barCents: number
  /** The costs that it has by being open, and those that it has by being played. */
  openCostCents: number
  playedCostCents: number
}

/**
 * Returns the profit of each hour of each field (N10), to the cent: the rows of a period, each shared among the hours to
 * which it belongs. A booking is its own hours', whenever it was cancelled; the margin of a tab that of its booking, or
 * of all fields in the hour in which it was opened; the fee of a card is a cost of what it paid; any other cost is shared
 * in the manner of its category. All hours and what is outside are the result of the period, with what the bar sold at
 * its cost.
 */
export function profitOf(data: ProfitData, period: Days): { hours: EarningHour[]; profit: Profit } {
  const hours: EarningHour[] = [...countHours(data, period).values()].map((hour) => ({
    ...hour,
    incomeCents: 0,
    barCents: 0,
    openCostCents: 0,
    playedCostCents: 0,
  }))
  const weightsOf = weigher(data, hours)
  const profit: Profit = {
    incomeCents: 0,
    barCents: 0,
    costs: [],
    feesCents: 0,
    outsideCents: 0,
    soldCostCents: 0,
  }
  const costs = new Map<SharedCategory, number>()
  const tabs = new Map(data.tabs.map((tab) => [tab.id, tab]))
  const bookings = new Map(data.bookings.map((booking) => [booking.id, booking]))
  const weightsOfTab = ({ bookingId, openedAt }: ProfitData['tabs'][number]) => {
    const booking = bookingId === null ? undefined : bookings.get(bookingId)
    return booking ? weightsOf.booking(booking) : weightsOf.instant(openedAt)
  }
  const weightsOfCode = codeReader(data, weightsOf.booking, weightsOfTab)
  for (const { id, day, source, category, code, amountCents } of data.accruals) {
    if (day < period.from || day > period.to) continue
    const of = id.split('~', 1)[0]?.replace(/-earned$/, '') ?? id
    if (source === 'booking') {
      const booking = bookings.get(of)
      const added = booking && add(weightsOf.booking(booking), 'incomeCents', amountCents)
      profit[added ? 'incomeCents' : 'outsideCents'] += amountCents
    } else if (source === 'tab') {
      const tab = tabs.get(of)
      const cost = tab ? data.soldCost(tab.id) : 0
      const margin = amountCents - cost
      const weights = tab ? weightsOfTab(tab) : []
      profit[add(weights, 'barCents', margin) ? 'barCents' : 'outsideCents'] += margin
      profit.soldCostCents += cost
    } else if (source === 'fee' && add(weightsOfCode(code), 'playedCostCents', -amountCents)) {
      profit.feesCents -= amountCents
    } else if (source === 'expense' && isShared(category)) {
      costs.set(category, (costs.get(category) ?? 0) - amountCents)
    } else profit.outsideCents += amountCents
  }
  for (const category of sharedCategories) {
    const cents = costs.get(category)
    if (cents === undefined) continue
    const manner = data.sharing[category]
    if (manner === 'out' || hours.length === 0) profit.outsideCents -= cents
    else if (manner === 'played' && hours.some(({ bookedMinutes }) => bookedMinutes > 0))
      add(weightsOf.played(), 'playedCostCents', cents)
    else if (manner === 'field') {
      const fields = [...new Set(hours.map(({ fieldId }) => fieldId))]
      const parts = splitByWeights(
        cents,
        fields.map(() => 1),
      )
      for (const [index, part] of parts.entries()) add(weightsOf.open(fields[index]), 'openCostCents', part)
    } else add(weightsOf.open(), 'openCostCents', cents)
    profit.costs.push({ category, manner: hours.length === 0 ? 'out' : manner, cents })
  }
  return { hours, profit }
}

type Weight = { hour: EarningHour; minutes: number }

/** Returns a reader of the hours of what has a code, a booking or a tab; it has none for anything else. */
function codeReader(
  { bookings, tabs }: ProfitData,
  ofBooking: (booking: ProfitData['bookings'][number]) => Weight[],
  ofTab: (tab: ProfitData['tabs'][number]) => Weight[],
): (code: string | null) => Weight[] {
  const byCode = new Map<string, () => Weight[]>([
    ...bookings.map((booking) => [booking.code, () => ofBooking(booking)] as const),
    ...tabs.map((tab) => [tab.code, () => ofTab(tab)] as const),
  ])
  return (code) => (code === null ? [] : (byCode.get(code)?.() ?? []))
}

/** Shares cents among hours by their minutes; false where there are none. */
function add(
  weights: readonly Weight[],
  part: 'incomeCents' | 'barCents' | 'openCostCents' | 'playedCostCents',
  cents: number,
): boolean {
  const shares =
    weights.length === 0
      ? []
      : splitByWeights(
          cents,
          weights.map(({ minutes }) => minutes),
        )
  for (const [index, { hour }] of weights.entries()) hour[part] += shares[index] ?? 0
  return weights.length > 0
}

function isShared(category: Entry['category']): category is SharedCategory {
  return sharedCategories.some((each) => each === category)
}

/** Returns the hours, with their minutes, to which things of a company belong. */
function weigher({ timeZone, takes }: ProfitData, hours: readonly EarningHour[]) {
  const byKey = new Map(hours.map((hour) => [keyOfHour(hour.fieldId, hour.weekday, hour.hour), hour]))
  const byTime = Map.groupBy(hours, ({ weekday, hour }) => weekday * 24 + hour)
  const open = (of: readonly EarningHour[]) => of.map((hour) => ({ hour, minutes: hour.openMinutes }))
  return {
    booking: ({ fieldId, start, end }: ProfitData['bookings'][number]): Weight[] =>
      hoursOfInterval({ start, end }, timeZone).flatMap(({ weekday, hour, minutes }) =>
        takes(fieldId).flatMap((place) => {
          const found = byKey.get(keyOfHour(place, weekday, hour))
          return found ? [{ hour: found, minutes }] : []
        }),
      ),
    instant: (instant: string): Weight[] => {
      const minute = toMinutes(instant)
      const [at] = hoursOfInterval({ start: instant, end: toInstant(minute + 1) }, timeZone)
      return at ? open(byTime.get(at.weekday * 24 + at.hour) ?? []) : []
    },
    open: (fieldId?: string): Weight[] =>
      open(fieldId === undefined ? hours : hours.filter((hour) => hour.fieldId === fieldId)),
    played: (): Weight[] => hours.map((hour) => ({ hour, minutes: hour.bookedMinutes })),
  }
}
