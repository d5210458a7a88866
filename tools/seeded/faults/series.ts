import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/series'
const backend = 'packages/backend/src/series'
const rules = unit(`${domain}/apply-command.test.ts`)
const model = unit(`${domain}/series.property.test.ts`)
const rise = unit(`${domain}/raise-series.test.ts`)
const own = unit(`${domain}/commands/by-athlete.test.ts`)
const calls = unit(`${backend}/series.test.ts`)

/** Fixed slots: contracts whose dates are bookings (rule 6, decision 076). */
export const series: Subject = {
  title: 'Fixed slots',
  faults: [
    {
      name: 'A fixed slot moves by an hour when the clocks change',
      file: `${domain}/dates-of.ts`,
      find: 'const start = fromLocal(timeZone, day, startMinute)',
      replace: 'const start = Date.parse(`${day}T03:00:00Z`) / 60_000 + startMinute',
      run: rules,
    },
    {
      name: 'A fortnightly slot loses its phase where the range begins',
      file: `${domain}/dates-of.ts`,
      find: 'const steps = Math.max(0, Math.ceil((dayNumber(range.from) - first) / step))',
      replace: 'const steps = Math.max(0, Math.ceil((dayNumber(range.from) - first) / 7)) / every',
      run: rules,
    },
    {
      name: 'A contract begins on a day for which no date is kept yet',
      file: `${domain}/first-day.ts`,
      find: 'if (from <= last) return null',
      replace: 'if (from >= last) return null',
      run: rules,
    },
    {
      name: 'A contract proposes what an offer costs',
      file: `${domain}/table-price.ts`,
      find: 'closures: [], deals: [], now',
      replace: 'closures: [], now',
      run: unit(`${domain}/table-price.test.ts`),
    },
    {
      name: 'Of the dates of a new contract the free ones are booked',
      file: `${domain}/lay-out.ts`,
      find: 'if (bad.length === 0 || skipsTaken) return',
      replace: 'if (bad.length <= 1 || skipsTaken) return',
      run: rules,
    },
    {
      name: 'A date that was deleted comes back with the next change',
      file: `${domain}/lay-out.ts`,
      find: '!weeksDone.has(weekOf(day)) && ',
      replace: '',
      run: model,
    },
    {
      name: 'A change of Thursday to Wednesday makes new bookings and leaves the old ones',
      file: `${domain}/lay-out.ts`,
      find: '(becomes.has(booking.id) ? [] : [released(booking, letGo, context)])',
      replace:
        "(becomes.has(booking.id) || booking.status === 'confirmed' ? [] : [released(booking, letGo, context)])",
      run: rules,
    },
    {
      name: 'A change from a date on forgets the ones that were made for later dates',
      file: `${domain}/commands/change.ts`,
      find: 'const first = segment.from >= day ? segment.from : day',
      replace:
        'if (segment.from > day) return []\n    const first = segment.from >= day ? segment.from : day',
      run: rules,
    },
    {
      name: 'A date that was moved alone is lost without a yes',
      file: `${domain}/commands/change.ts`,
      find: "if (droppedExceptions.length > 0 && command.exceptions === 'keep')",
      replace: "if (droppedExceptions.length > 99 && command.exceptions === 'keep')",
      run: rules,
    },
    {
      name: 'A change touches the dates of a month that is paid',
      file: `${domain}/locked.ts`,
      find: 'isOver || paid.has(day.slice(0, 7))',
      replace: 'isOver',
      run: rules,
    },
    {
      name: 'A week that is given back too late brings credit',
      file: `${domain}/bill.ts`,
      find: 'return Date.parse(at) <= Date.parse(giveBackUntil(booking, terms))',
      replace: 'return Date.parse(at) <= Date.parse(booking.start) && terms.giveBackHours >= 0',
      run: rules,
    },
    {
      name: 'Credit of a month that was paid is not carried to the next bill',
      file: `${domain}/bill.ts`,
      find: 'carriedCents = leftCents',
      replace: 'carriedCents = 0',
      run: rules,
    },
    {
      name: 'A fixed slot is not kept 52 weeks ahead',
      file: `${backend}/top-up-series.ts`,
      find: 'next: (db) => earliest(db.series.all().map((series) => dueAt(db, series))),',
      replace: 'next: () => null,',
      run: unit('packages/backend/src/jobs/jobs.property.test.ts'),
    },
    {
      name: 'A command about a fixed slot that is sent again counts twice',
      file: `${domain}/operations.ts`,
      find: 'if (known?.companyId === data.companyId && isDone(known, step.id))',
      replace: 'if (known?.companyId === data.companyId && known.changes.length > 99)',
      run: calls,
    },
    {
      name: 'An athlete sees the note of the arena',
      file: `${backend}/to-series.ts`,
      find: 'const { note: _note, accounts: _accounts',
      replace: 'const { accounts: _accounts',
      run: calls,
    },
    {
      name: 'An athlete gives a week of somebody else back',
      file: `${backend}/give-week-back.ts`,
      find: "owned(giveWeekBackSpec, 'series', 'athlete')",
      replace: "owned(giveWeekBackSpec, 'series', 'admin')",
      run: calls,
    },
    {
      name: 'A closure of fifty dates tells its athlete fifty times',
      file: 'packages/domain/src/closures/operations.ts',
      find: 'const together = new Set(batches.flat())',
      replace: 'const together = new Set(batches.flat().slice(0, 0))',
      run: calls,
    },
    {
      name: 'A rise changes the dates of a month that is paid',
      file: `${domain}/raise-series.ts`,
      find: 'from: begin < locked ? locked : begin,',
      replace: 'from: begin,',
      run: rise,
    },
    {
      name: 'A rise takes a date its own price',
      file: `${domain}/raise-series.ts`,
      find: "isOpen(each, at) && prices.get(each.series?.day ?? '') === each.priceCents",
      replace: "isOpen(each, at) && prices.has(each.series?.day ?? '')",
      run: rise,
    },
    {
      name: 'A rise leaves the contract itself at the old price',
      file: `${domain}/raise-series.ts`,
      find: 'series: { ...series, segments: raisedFrom(series.segments, day, terms) },',
      replace: 'series,',
      run: rise,
    },
    {
      name: 'A rise goes on past a contract that somebody has changed',
      file: `${domain}/raise-series.ts`,
      find: 'if (series.version !== version)',
      replace: 'if (series.version < version - 1000)',
      run: rise,
    },
    {
      name: 'The month of a rise is counted in UTC',
      file: `${domain}/raise-series.ts`,
      find: 'if (from < localDay(timeZone, at).slice(0, 7))',
      replace: 'if (from < at.slice(0, 7))',
      run: rise,
    },
    {
      name: 'A rise begins a month late in the last evening of a month',
      file: 'apps/web/src/features/series/company/series-screen.tsx',
      find: "localDay(query.data?.[0]?.timeZone ?? 'UTC', serverNow())",
      replace: "localDay('UTC', serverNow())",
      run: browser('apps/web/src/features/series/company/raise.test.tsx', 'begins in the month after'),
    },
    {
      name: 'A rise that is sent again counts twice',
      file: `${domain}/operations.ts`,
      find: 'if (named.some((series) => isDone(series, raise.id)))',
      replace: 'if (named.length > 999)',
      run: calls,
    },
    {
      name: 'An athlete is not told of a rise',
      file: `${domain}/operations.ts`,
      find: 'raiseNotices(series, prices, facts.arena)',
      replace: 'raiseNotices(series, prices, facts.arena).slice(1)',
      run: calls,
    },
    {
      name: 'A game that is too near is free of charge once a fixed slot is ended',
      file: `${domain}/commands/by-athlete.ts`,
      find: 'return near ? cancelled(near, letGo) : gone',
      replace: 'return near && gone.series ? cancelled(near, letGo) : gone',
      run: own,
    },
    {
      name: 'An athlete pauses for longer by two pauses in a row',
      file: `${domain}/commands/by-athlete.ts`,
      find: 'range.from <= range.to && datesOf',
      replace: 'range.from > range.to || datesOf',
      run: own,
    },
    {
      name: 'An athlete ends the pause of the arena',
      file: `${domain}/commands/by-athlete.ts`,
      find: 'change.id === id && change.byId === athleteId',
      replace: 'change.id === id && athleteId !== null',
      run: own,
    },
    {
      name: 'A fixed slot changes at other money than was shown',
      file: `${domain}/commands/by-athlete.ts`,
      find: 'if (differenceCents(series, outcome, context) === step.shownCents) return outcome',
      replace: 'if (differenceCents(series, outcome, context) <= 999_999_999) return outcome',
      run: own,
    },
    {
      name: 'A game of a fixed slot that is swapped loses the price that was agreed on',
      file: `${domain}/commands/by-athlete.ts`,
      find: 'Math.max(0, booking.priceCents + judged.priceCents - was)',
      replace: 'Math.max(0, judged.priceCents)',
      run: own,
    },
    {
      name: 'A game is swapped for a time after the next one',
      file: `${domain}/swap-window.ts`,
      find: 'later.every((each) => Date.parse(end) <= Date.parse(each.start))',
      replace: 'later.every((each) => each.day > day)',
      run: own,
    },
    {
      name: 'A week given back before a pause comes back with its end',
      file: `${domain}/commands/pause.ts`,
      find: "cancellation?.by === 'athlete' && cancellation.at === pausedAt",
      replace: "cancellation?.by === 'athlete' && pausedAt !== undefined",
      run: own,
    },
    {
      name: 'A racha stays where it was when its game is swapped',
      file: `${domain}/athlete-operations.ts`,
      find: 'rachas: moves.flatMap(({ changes }) => changes.rachas)',
      replace: 'rachas: moves.flatMap(({ changes }) => changes.rachas).slice(1)',
      run: calls,
    },
  ],
}
