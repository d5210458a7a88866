import type { Edit } from './edit.ts'

/** Mutants that no test of the domain can or should tell from the program, for one and the same reason. */
export type Explained = { why: string; edits: readonly Edit[] }

const inFile =
  (file: string, from: string) =>
  (...changed: string[]): Edit[] =>
    changed.map((to) => ({ file: `packages/domain/src/${file}`, from, to }))

/**
 * Every mutant that survives. A survivor that is not here fails `pnpm test:mutation`, and so does one here that is
 * killed or gone.
 */
export const explained: readonly Explained[] = [
  {
    why: 'A cache: what is asked again is answered without working it out. Without it, or with another size, the answers are the same, later.',
    edits: [
      ...inFile('time/format.ts', 'formats.set(id, made)')(';'),
      ...inFile('text/fold.ts', 'if (folded === undefined) {')('if (true) {'),
      ...inFile('text/fold.ts', 'if (known.size < 5000) known.set(text, folded)')(
        'if (true) known.set(text, folded)',
        'if (known.size <= 5000) known.set(text, folded)',
        'if (known.size >= 5000) known.set(text, folded)',
      ),
      ...inFile(
        'time/zone.ts',
        'if (!known || known.size >= MAX_OFFSET_DAYS) dayOffsets.set(zone, (known = new Map()))',
      )(
        'if (!known || false) dayOffsets.set(zone, (known = new Map()))',
        'if (true) dayOffsets.set(zone, (known = new Map()))',
        'if (!known || known.size > MAX_OFFSET_DAYS) dayOffsets.set(zone, (known = new Map()))',
        'if (!known || known.size < MAX_OFFSET_DAYS) dayOffsets.set(zone, (known = new Map()))',
      ),
      ...inFile('time/zone.ts', 'if (offset === undefined) {')('if (true) {'),
    ],
  },
  {
    why: 'A shortcut: without it the longer way comes to the same answer. Availability is worked out for hundreds of fields at once (`packages/domain/src/availability/availability.bench.ts`).',
    edits: [
      ...inFile('time/zone.ts', 'if (early === late) return early')('if (false) return early'),
      ...inFile(
        'fields/words/near-word.ts',
        'if (typed[0] !== known[0] || Math.abs(typed.length - known.length) > may) return false',
      )('if (typed[0] !== known[0] || false) return false'),
      ...inFile(
        'series/apply-command.ts',
        'if (from > lastDay(data.timeZone, at)) return null',
      )('if (false) return null'),
      ...inFile(
        'closures/closed-intervals.ts',
        'const last = Math.min(dayNumber(from) + days - 1, until === null ? Infinity : dayNumber(until))',
      )('const last = Math.min(dayNumber(from) + days + 1, until === null ? Infinity : dayNumber(until))'),
      ...inFile(
        'closures/closed-intervals.ts',
        'const last = addDays(from, days - 1)',
      )('const last = addDays(from, days + 1)'),
      ...inFile(
        'closures/closed-intervals.ts',
        'if (day >= from && day <= last && isDay(day)) found.push(day)',
      )(
        'if (true && isDay(day)) found.push(day)',
        'if (day >= from || day <= last && isDay(day)) found.push(day)',
        'if (true && day <= last && isDay(day)) found.push(day)',
        'if (day >= from && true && isDay(day)) found.push(day)',
      ),
      ...inFile(
        'closures/closure-status.ts',
        `const days = when.kind === 'weekly' ? WEEK : YEARS`,
      )('const days = false ? WEEK : YEARS'),
      ...inFile(
        'closures/closure-status.ts',
        'return closedIntervals(when, from, dayNumber(last) - dayNumber(from) + 1, timeZone)',
      )('return closedIntervals(when, from, dayNumber(last) + dayNumber(from) + 1, timeZone)'),
      ...inFile(
        'availability/grid.ts',
        'return intervals.length < 2 ? intervals : intervals.toSorted((a, b) => a.opens - b.opens)',
      )('return false ? intervals : intervals.toSorted((a, b) => a.opens - b.opens)'),
      ...inFile(
        'availability/grid.ts',
        'const steady = fromLocal(timeZone, day, 2 * MINUTES_PER_DAY) - midnight === 2 * MINUTES_PER_DAY',
      )(
        'const steady = false',
        'const steady = fromLocal(timeZone, day, 2 * MINUTES_PER_DAY) + midnight === 2 * MINUTES_PER_DAY',
        'const steady = fromLocal(timeZone, day, 2 / MINUTES_PER_DAY) - midnight === 2 * MINUTES_PER_DAY',
        'const steady = fromLocal(timeZone, day, 2 * MINUTES_PER_DAY) - midnight === 2 / MINUTES_PER_DAY',
      ),
      ...inFile(
        'availability/grid.ts',
        'if (steady) return (minute) => midnight + minute',
      )('if (false) return (minute) => midnight + minute'),
      ...inFile(
        'availability/slots.ts',
        'while ((sorted[first]?.end ?? Infinity) + margin <= start) first++',
      )('while (false) first++', 'while ((sorted[first]?.end ?? Infinity) + margin < start) first++'),
      ...inFile(
        'availability/slots.ts',
        'return first === last ? nothing : sorted.slice(first, last).filter((range) => range.end + margin > start)',
      )('return false ? nothing : sorted.slice(first, last).filter((range) => range.end + margin > start)'),
      ...inFile('financial/hours/count-hours.ts', 'if (closed.length === 0) return 0')('if (false) return 0'),
      ...inFile('financial/hours/profit-of.ts', 'weights.length === 0')('false'),
      ...inFile(
        'fields/prices/least-booking.ts',
        'if (price >= lowest || !adjoin(run) || !startsInWeek(run)) continue',
      )('if (price > lowest || !adjoin(run) || !startsInWeek(run)) continue'),
    ],
  },
  {
    why: 'More than `maxSlots` is never reached, nor more than there are slots: where a run of `minSlots` leaves a gap, another of an allowed length in that stretch does not; and no run is longer than the week.',
    edits: [
      ...inFile(
        'fields/prices/least-booking.ts',
        'for (let count = field.minSlots; count <= Math.min(field.maxSlots, week.length); count++) {',
      )('for (let count = field.minSlots; count <= Math.max(field.maxSlots, week.length); count++) {'),
    ],
  },
  {
    why: 'A run has at least one slot, as `minSlots` is at least 1: the number for none is for the types.',
    edits: [
      ...inFile(
        'fields/prices/least-booking.ts',
        'const minute = first === undefined ? -1 : first.start - STARTS',
      )('const minute = first === undefined ? +1 : first.start - STARTS'),
    ],
  },
  {
    why: 'The next Sunday at midnight is the same as the one with which the week begins.',
    edits: [
      ...inFile(
        'fields/prices/least-booking.ts',
        'return minute >= 0 && minute < 7 * MINUTES_PER_DAY',
      )('return minute >= 0 && minute <= 7 * MINUTES_PER_DAY'),
    ],
  },
  {
    why: 'An hour that is exactly twelve away is alone at that distance, before or after: there is no tie that could be decided otherwise.',
    edits: [
      ...inFile(
        'fields/list/nearest-hours.ts',
        'const isLater = (hour: number) => (hour - wanted + 24) % 24 < 12',
      )('const isLater = (hour: number) => (hour - wanted + 24) % 24 <= 12'),
    ],
  },
  {
    why: 'A comparison that is 0 instead of 1, never instead of −1: the sort of V8, which keeps the order of equals, asks about two neighbours with the later one first, and moves it only for less than 0.',
    edits: [
      ...inFile(
        'fields/photos/lead-with.ts',
        'return sports.toSorted((a, b) => Number(b === wanted) - Number(a === wanted))',
      )('return sports.toSorted((a, b) => Number(false) - Number(a === wanted))'),
      ...inFile(
        'lists/sort-rows.ts',
        'if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)',
      )('if (a.key === null || b.key === null) return Number(a.key === null) - Number(true)'),
    ],
  },
  {
    why: 'A function that ends without a `return` gives `undefined` as well; the word is for the reader.',
    edits: [...inFile('lists/list-query.ts', '} catch { return undefined }')('} catch {}')],
  },
  {
    why: 'Thirteen figures and more that do not begin with 55, or 55 with twelve after it, are no Brazilian phone number: no row has them, whatever is cut off.',
    edits: [
      ...inFile(
        'lists/quick-search.ts',
        String.raw`const national = digits.replace(/^0+/, '').replace(/^55(?=\d{10,11}$)/, '')`,
      )(
        String.raw`const national = digits.replace(/^0+/, '').replace(/55(?=\d{10,11}$)/, '')`,
        String.raw`const national = digits.replace(/^0+/, '').replace(/^55(?=\d{10,11})/, '')`,
      ),
    ],
  },
  {
    why: 'The comma stands once in an amount, with its two figures behind it: `,00` is nowhere but at the end.',
    edits: [
      ...inFile(
        'money/money.ts',
        `return format(cents).replace(/,00$/, '')`,
      )(`return format(cents).replace(/,00/, '')`),
    ],
  },
  {
    why: 'No icon that servers name has `pi-` within its name.',
    edits: [
      ...inFile(
        'notifications/notification-icon.ts',
        String.raw`const name = data.icon?.trim().split(/\s/).at(-1)?.replace(/^pi-/, '') ?? ''`,
      )(String.raw`const name = data.icon?.trim().split(/\s/).at(-1)?.replace(/pi-/, '') ?? ''`),
    ],
  },
  {
    why: 'A day has ten letters, so that none equals one of the two years.',
    edits: [
      ...inFile(
        'time/zone.ts',
        `.check(z.refine((day) => day >= '1900' && day < '9000', 'Informe um dia entre 1900 e 8999.'))`,
      )(
        `.check(z.refine((day) => day > '1900' && day < '9000', 'Informe um dia entre 1900 e 8999.'))`,
        `.check(z.refine((day) => day >= '1900' && day <= '9000', 'Informe um dia entre 1900 e 8999.'))`,
      ),
    ],
  },
  {
    why: 'The later one, or the earlier one, of two equal days or instants is either.',
    edits: [
      ...inFile(
        'waiting/look.ts',
        'const earlier = (one: string, other: string) => (one < other ? one : other)',
      )('const earlier = (one: string, other: string) => (one <= other ? one : other)'),
      ...inFile(
        'calendar/booking-event.ts',
        'return others.reduce<string>((last, at) => (at && Date.parse(at) > Date.parse(last) ? at : last), first)',
      )(
        'return others.reduce<string>((last, at) => (at && Date.parse(at) >= Date.parse(last) ? at : last), first)',
      ),
      ...inFile(
        'time/order-days.ts',
        'export const laterDay = (a: string, b: string): string => (a > b ? a : b)',
      )('export const laterDay = (a: string, b: string): string => (a >= b ? a : b)'),
      ...inFile(
        'time/order-days.ts',
        'export const earlierDay = (a: string, b: string): string => (a < b ? a : b)',
      )('export const earlierDay = (a: string, b: string): string => (a <= b ? a : b)'),
    ],
  },
  {
    why: 'Two waits are never equal in their order: their ids decide.',
    edits: [
      ...inFile(
        'waiting/queue.ts',
        '(each) => each.fieldId === wait.fieldId && overlap(each, wait) && byEntry(each, wait) < 0,',
      )('(each) => each.fieldId === wait.fieldId && overlap(each, wait) && byEntry(each, wait) <= 0,'),
      ...inFile(
        'waiting/my-waits.ts',
        'return keyOf(one) < keyOf(other) ? -1 : 1',
      )('return keyOf(one) <= keyOf(other) ? -1 : 1'),
    ],
  },
  {
    why: 'The first date that changes is one of the contract, and none that is left out.',
    edits: [
      ...inFile(
        'series/commands/change.ts',
        'const skippedLater = series.skipped.filter((each) => each.day >= day)',
      )('const skippedLater = series.skipped.filter((each) => each.day > day)'),
      ...inFile(
        'series/commands/change.ts',
        '...series.skipped.filter((each) => each.day < day),',
      )('...series.skipped.filter((each) => each.day <= day),'),
    ],
  },
  {
    why: 'Every booking of a fixed slot that can still change has a date in the contract: without one is for the types.',
    edits: inFile('series/commands/change.ts', 'if (!date) return true')('if (!date) return false'),
  },
  {
    why: 'A stretch that ends the day before the next one ends there either way.',
    edits: inFile(
      'series/commands/change.ts',
      'if (last === undefined || (segment.until !== null && segment.until <= last)) return segment',
    )('if (last === undefined || (segment.until !== null && segment.until < last)) return segment'),
  },
  {
    why: 'Two pauses that share a day have none between them, whichever of them is the first.',
    edits: inFile(
      'series/commands/by-athlete.ts',
      'const [last, next] = each.until < from ? [each.until, from] : [until, each.from]',
    )('const [last, next] = each.until <= from ? [each.until, from] : [until, each.from]'),
  },
  {
    why: 'The price of the table is asked, whoever has the time.',
    edits: inFile(
      'series/commands/by-athlete.ts',
      'const own = data.schedule(fieldId, [booking.id])',
    )('const own = data.schedule(fieldId, [])'),
  },
  {
    why: 'No two deals have one id.',
    edits: inFile(
      'deals/deal-price.ts',
      'const isFirst = best !== null && priceCents === best.priceCents && deal.id < best.id',
    )('const isFirst = best !== null && priceCents === best.priceCents && deal.id <= best.id'),
  },
  {
    why: 'Of two bookings that were made at one instant, that instant is the first.',
    edits: inFile(
      'deals/measure-deal.ts',
      `if (athleteId !== null && createdAt < (firstOf.get(athleteId) ?? '\\uffff'))`,
    )(`if (athleteId !== null && createdAt <= (firstOf.get(athleteId) ?? '\\uffff'))`),
  },
  {
    why: 'Where no field is dearer there is no sentence at any, and nothing is refused either.',
    edits: inFile('deals/operations.ts', 'if (dearer.length === 0) return null')('if (false) return null'),
  },
  {
    why: 'A day that is none is closed at no time.',
    edits: inFile(
      'closures/closed-intervals.ts',
      'const found: string[] = []',
    )('const found: string[] = ["Stryker was here"]'),
  },
  {
    why: 'From one 29 February to the next there are days less than these.',
    edits: inFile('closures/closure-status.ts', 'const YEARS = 8 * 366 + 1')('const YEARS = 8 * 366 - 1'),
  },
  {
    why: 'What begins before midnight and lasts a day at most ends before: the longer one is refused already.',
    edits: inFile(
      'closures/closure-times.ts',
      'toMinute: z.int().check(z.minimum(1), z.maximum(2 * MINUTES_PER_DAY - 1)),',
    )('toMinute: z.int().check(z.minimum(1), z.maximum(2 * MINUTES_PER_DAY + 1)),'),
  },
  {
    why: 'The bookings of a fixed slot name it: without a name is for the types.',
    edits: inFile(
      'series/locked.ts',
      'if (day === undefined) return []',
    )('if (day === undefined) return ["Stryker was here"]'),
  },
  {
    why: 'A month has one account, and a day is left out once: no two are equal.',
    edits: [
      ...inFile(
        'series/apply-command.ts',
        '].toSorted((a, b) => (a.month < b.month ? -1 : 1))',
      )('].toSorted((a, b) => (a.month <= b.month ? -1 : 1))'),
      ...inFile(
        'series/lay-out.ts',
        'skipped: [...ended.skipped, ...skipped].toSorted((a, b) => (a.day < b.day ? -1 : 1)),',
      )('skipped: [...ended.skipped, ...skipped].toSorted((a, b) => (a.day <= b.day ? -1 : 1)),'),
    ],
  },
  {
    why: 'A pause takes every game of its last day.',
    edits: inFile(
      'series/athlete-preview.ts',
      '? (coming.find(({ start }) => localDay(data.timeZone, start) > wish.until)?.start ?? null)',
    )('? (coming.find(({ start }) => localDay(data.timeZone, start) >= wish.until)?.start ?? null)'),
  },
  {
    why: 'A price that begins with the end of the day is refused already, because it cannot end after that.',
    edits: [
      ...inFile(
        'fields/price.ts',
        'fromMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1)),',
      )('fromMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY + 1)),'),
    ],
  },
  {
    why: 'Of a text that does not match, only the groups are read, and there are none.',
    edits: [
      ...inFile(
        'expenses/statement/read-cell.ts',
        String.raw`const [, date, month, year = ''] = /^(\d{2})[/.-](\d{2})[/.-](\d{4}|\d{2})(?:\D|$)/.exec(text) ?? []`,
      )(
        String.raw`const [, date, month, year = ''] = /^(\d{2})[/.-](\d{2})[/.-](\d{4}|\d{2})(?:\D|$)/.exec(text) ?? ["Stryker was here"]`,
      ),
      ...inFile(
        'rachas/paste/chat-stamp.ts',
        String.raw`const [, sender, words = ''] = said.exec(rest) ?? []`,
      )(String.raw`const [, sender, words = ''] = said.exec(rest) ?? ["Stryker was here"]`),
      ...inFile(
        'rachas/paste/chat-messages.ts',
        String.raw`const [, sender, said = ''] = unstamped.exec(text) ?? []`,
      )(String.raw`const [, sender, said = ''] = unstamped.exec(text) ?? ["Stryker was here"]`),
      ...inFile(
        'rachas/paste/read-entry.ts',
        String.raw`const [, circle] = /\p{L}\P{L}*(🔴|🟡|🟢)\P{L}*$/u.exec(text) ?? []`,
      )(String.raw`const [, circle] = /\p{L}\P{L}*(🔴|🟡|🟢)\P{L}*$/u.exec(text) ?? ["Stryker was here"]`),
      ...inFile(
        'rachas/paste/read-heading.ts',
        String.raw`const [, day, month] = dayPattern.exec(words) ?? []`,
      )(String.raw`const [, day, month] = dayPattern.exec(words) ?? ["Stryker was here"]`),
      ...inFile(
        'rachas/paste/read-heading.ts',
        String.raw`const [, reais, cents, plain, plainCents, told, toldCents] = moneyPattern.exec(words) ?? []`,
      )(
        String.raw`const [, reais, cents, plain, plainCents, told, toldCents] = moneyPattern.exec(words) ?? ["Stryker was here"]`,
      ),
      ...inFile(
        'rachas/paste/read-number.ts',
        String.raw`const [, before = '', digits = '', after = '', rest = ''] = numbered.exec(text) ?? []`,
      )(
        String.raw`const [, before = '', digits = '', after = '', rest = ''] = numbered.exec(text) ?? ["Stryker was here"]`,
      ),
      ...inFile(
        'rachas/paste/section-words.ts',
        String.raw`ordered.exec(fold(withoutPictures(text).text).replaceAll(/\s+/g, ' ')) ?? []`,
      )(
        String.raw`ordered.exec(fold(withoutPictures(text).text).replaceAll(/\s+/g, ' ')) ?? ["Stryker was here"]`,
      ),
      ...inFile(
        'rachas/paste/split-struck.ts',
        String.raw`const [, before = '', struck = '', after = ''] = struckName.exec(raw) ?? []`,
      )(
        String.raw`const [, before = '', struck = '', after = ''] = struckName.exec(raw) ?? ["Stryker was here"]`,
      ),
      ...inFile(
        'expenses/statement/read-ofx.ts',
        "new RegExp(`<${tag}>([\\\\s\\\\S]*?)(</${tag}>|</?(?:${tags})>|$)`, 'i').exec(text) ?? []",
      )(
        'new RegExp(`<${tag}>([\\\\s\\\\S]*?)(</${tag}>|</?(?:${tags})>|$)`, \'i\').exec(text) ?? ["Stryker was here"]',
      ),
      ...inFile(
        'text/decimal.ts',
        String.raw`const [, minus = '', whole = '', decimals = ''] = written.exec(plain) ?? []`,
      )(
        String.raw`const [, minus = '', whole = '', decimals = ''] = written.exec(plain) ?? ["Stryker was here"]`,
      ),
      ...inFile(
        'users/picture-data.ts',
        '/^data:image\\/(jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? []',
      )(
        '/^data:image\\/(jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? ["Stryker was here"]',
      ),
    ],
  },
  {
    why: 'Another number that no two hours of the week share.',
    edits: [
      ...inFile(
        'financial/hours/cells-of.ts',
        'return [...Map.groupBy(hours, ({ weekday, hour }) => weekday * 24 + hour).values()]',
      )(
        'return [...Map.groupBy(hours, ({ weekday, hour }) => weekday * 24 - hour).values()]',
        'return [...Map.groupBy(hours, ({ weekday, hour }) => weekday / 24 + hour).values()]',
      ),
    ],
  },
  {
    why: 'No id of a booking or a tab has `-earned` within it.',
    edits: [
      ...inFile(
        'financial/hours/profit-of.ts',
        `const of = id.split('~', 1)[0]?.replace(/-earned$/, '') ?? id`,
      )(`const of = id.split('~', 1)[0]?.replace(/-earned/, '') ?? id`),
    ],
  },
  {
    why: 'No booking has this id, so that none is left out by it.',
    edits: [
      ...inFile(
        'bookings/commands/book.ts',
        'const schedule = data.schedule(time.fieldId, [], wanted)',
      )('const schedule = data.schedule(time.fieldId, ["Stryker was here"], wanted)'),
      ...inFile(
        'series/slot-report.ts',
        'schedule: (fieldId) => data.schedule(fieldId, []),',
      )('schedule: (fieldId) => data.schedule(fieldId, ["Stryker was here"]),'),
      ...inFile(
        'series/slot-report.ts',
        'takenBy: (place) => (names ? data.takenBy(place, []) : null),',
      )('takenBy: (place) => (names ? data.takenBy(place, ["Stryker was here"]) : null),'),
      ...inFile(
        'series/slot-report.ts',
        'const schedule = data.schedule(wish.fieldId, [])',
      )('const schedule = data.schedule(wish.fieldId, ["Stryker was here"])'),
    ],
  },
  {
    why: 'A command that changes bookings which were there before changes one; the others book.',
    edits: [
      ...inFile(
        'bookings/commands/undo.ts',
        'const before = done.before.find((each) => each.id === id)',
      )('const before = done.before.find((each) => true)'),
    ],
  },
  {
    why: 'The one of the same index is the expense itself, which is left out already.',
    edits: [
      ...inFile(
        'expenses/commands/change.ts',
        `.filter((other) => scope === 'all' || (other.series?.index ?? 0) > series.index)`,
      )(`.filter((other) => scope === 'all' || (other.series?.index ?? 0) >= series.index)`),
    ],
  },
  {
    why: 'A series has the id of the command that has made it: there is none of any other command.',
    edits: [
      ...inFile(
        'expenses/commands/undo.ts',
        `const created = done.type === 'create' ? data.series(done.id) : undefined`,
      )('const created = true ? data.series(done.id) : undefined'),
      ...inFile(
        'expenses/commands/undo.ts',
        `const later = type === 'create' ? data.ofSeries(id) : []`,
      )('const later = true ? data.ofSeries(id) : []'),
    ],
  },
  {
    why: 'No transaction is of zero: reading passes it over, and the command refuses it.',
    edits: [
      ...inFile(
        'expenses/statement/match-statement.ts',
        `const kind = line.amountCents < 0 ? ('expense' as const) : ('income' as const)`,
      )(`const kind = line.amountCents <= 0 ? ('expense' as const) : ('income' as const)`),
      ...inFile(
        'expenses/statement/read-table-statement.ts',
        '(isCard || transactions.every(({ amountCents }) => amountCents > 0)),',
      )('(isCard || transactions.every(({ amountCents }) => amountCents >= 0)),'),
      ...inFile(
        'expenses/commands/take-statement.ts',
        `const kind = line.amountCents < 0 ? 'expense' : 'income'`,
      )(`const kind = line.amountCents <= 0 ? 'expense' : 'income'`),
      ...inFile(
        'expenses/commands/take-statement.ts',
        `kind: amountCents < 0 ? 'expense' : 'income',`,
      )(`kind: amountCents <= 0 ? 'expense' : 'income',`),
    ],
  },
  {
    why: 'A sum below zero is a multiple of ten where the sum above it is.',
    edits: inFile(
      'payments/card/number.ts',
      'sum += counted > 9 ? counted - 9 : counted',
    )('sum -= counted > 9 ? counted - 9 : counted'),
  },
  {
    why: 'A bound that lets more pass, or two blocks or empty teams that are interchangeable and are tried both ways: the search for the most even draw looks at more of them, and comes to the same, later.',
    edits: [
      ...inFile(
        'rachas/draw/prove.ts',
        'const bounds = order.map((_, at) => boundsFrom(blocks, order.slice(at)))',
      )('const bounds = order.map((_, at) => boundsFrom(blocks, order))'),
      ...inFile('rachas/draw/prove.ts', 'const others = (limits.teams - 1) * (below - 1)')(
        'const others = (limits.teams + 1) * (below - 1)',
        'const others = (limits.teams - 1) * (below + 1)',
      ),
      ...inFile(
        'rachas/draw/prove.ts',
        'return teams.sums.every((sum, team) => { const size = teams.sizes[team] ?? 0 const least = sum + sumOfFirst(bound.least, smallest - size) const most = sum + sumOfFirst(bound.most, limits.size - size) return least * limits.teams <= total + others && most * limits.teams >= total - others })',
      )(
        'return teams.sums.some((sum, team) => { const size = teams.sizes[team] ?? 0; const least = sum + sumOfFirst(bound.least, smallest - size); const most = sum + sumOfFirst(bound.most, limits.size - size); return least * limits.teams <= total + others && most * limits.teams >= total - others; })',
      ),
      ...inFile(
        'rachas/draw/prove.ts',
        'const least = sum + sumOfFirst(bound.least, smallest - size)',
      )('const least = sum - sumOfFirst(bound.least, smallest - size)'),
      ...inFile(
        'rachas/draw/prove.ts',
        'const most = sum + sumOfFirst(bound.most, limits.size - size)',
      )('const most = sum + sumOfFirst(bound.most, limits.size + size)'),
      ...inFile(
        'rachas/draw/prove.ts',
        'return least * limits.teams <= total + others && most * limits.teams >= total - others',
      )(
        'return true',
        'return least * limits.teams <= total + others || most * limits.teams >= total - others',
        'return true && most * limits.teams >= total - others',
        'return least / limits.teams <= total + others && most * limits.teams >= total - others',
        'return least * limits.teams <= total + others && true',
      ),
      ...inFile(
        'rachas/draw/prove.ts',
        'return Array.from({ length: size }, () => ({ low: size === 1 ? skill : 0, high: skill }))',
      )('return Array.from({ length: size }, () => ({ low: false ? skill : 0, high: skill }))'),
      ...inFile(
        'rachas/draw/prove.ts',
        'const smallest = limits.size - (limits.fullTeams === limits.teams ? 0 : 1)',
      )('const smallest = limits.size - (false ? 0 : 1)'),
      ...inFile(
        'rachas/draw/prove.ts',
        'if (!one || !other || one.apart.size + other.apart.size > 0) return false',
      )('if (!one || !other || one.apart.size + other.apart.size >= 0) return false'),
      ...inFile('rachas/draw/prove.ts', 'const empty = teams.sizes[team] === 0')('const empty = false'),
      ...inFile(
        'rachas/draw/prove.ts',
        'if ((empty && triedEmpty) || !teams.fits(index, team)) continue',
      )('if ((false) || !teams.fits(index, team)) continue'),
      ...inFile('rachas/draw/prove.ts', 'triedEmpty ||= empty')('triedEmpty &&= empty'),
      ...inFile(
        'rachas/draw/prove.ts',
        'return one.size === other.size && one.skill === other.skill && one.keepers === other.keepers',
      )('return false'),
    ],
  },
  {
    why: 'Pairs beside those that are left to look at: one that was looked at before, a block with itself, and an index of no block, whose size is nobody’s.',
    edits: [
      ...inFile('rachas/draw/improve.ts', 'for (let other = one + 1; other < blocks.length; other += 1) {')(
        'for (let other = one - 1; other < blocks.length; other += 1) {',
        'for (let other = one + 1; other <= blocks.length; other += 1) {',
      ),
    ],
  },
  {
    why: 'Each index of a draw is that of a block: what happens without one exists for the type checker alone.',
    edits: [
      ...inFile(
        'rachas/draw/teams-state.ts',
        'return this.teamOf[index] ?? -1',
      )('return this.teamOf[index] ?? +1'),
      ...inFile('rachas/draw/teams-state.ts', 'if (!block) return false')('if (!block) return true'),
    ],
  },
  {
    why: 'The root of a prime is no whole number.',
    edits: [
      ...inFile(
        'rachas/draw/sha256.ts',
        'if (middle ** degree <= scaled) low = middle',
      )('if (middle ** degree < scaled) low = middle'),
    ],
  },
  {
    why: 'An array of a fixed length keeps nothing beyond its end.',
    edits: [
      ...inFile(
        'rachas/draw/sha256.ts',
        'for (let each = 16; each < ROUNDS; each += 1) {',
      )('for (let each = 16; each <= ROUNDS; each += 1) {'),
    ],
  },
  {
    why: 'No two players of a draw have one id.',
    edits: [
      ...inFile(
        'rachas/draw/draw.ts',
        'export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)',
      )('export const byId = (a: { id: string }, b: { id: string }) => (a.id <= b.id ? -1 : 1)'),
    ],
  },
  {
    why: 'A sum below zero can be divided evenly where the sum above it can.',
    edits: [
      ...inFile(
        'rachas/draw/draw-teams.ts',
        'const total = players.reduce((sum, { skill }) => sum + skill, 0)',
      )('const total = players.reduce((sum, { skill }) => sum - skill, 0)'),
    ],
  },
  {
    why: 'The usual of a sport with which a new field begins: a test could only say it again.',
    edits: [
      ...inFile('fields/set-up/sport-presets.ts', 'indoor: true,')('indoor: false,'),
      ...inFile('fields/set-up/sport-presets.ts', 'indoor: false,')('indoor: true,'),
    ],
  },
  {
    why: 'Of nothing that is left, everybody gets nothing.',
    edits: inFile(
      'splits/divide.ts',
      'if (left < 0n || rest.length === 0) return left',
    )('if (left <= 0n || rest.length === 0) return left'),
  },
  {
    why: 'The shape of an answer: the contract suite (`pnpm contract`) holds it against every real answer.',
    edits: [
      ...inFile(
        'expenses/statement/statement-line.ts',
        `fate: z.enum(['known', 'ahead', 'pays', 'choose', 'new']),`,
      )('fate: z.enum([]),'),
      ...inFile(
        'payments/account.ts',
        'byBank: z.optional(z.literal(true)),',
      )('byBank: z.optional(z.literal(false)),'),
      ...inFile(
        'splits/split.ts',
        `export const splitSourceSchema = z.object({ kind: z.enum(['booking', 'tab']), id: z.string() })`,
      )('export const splitSourceSchema = z.object({ kind: z.enum([]), id: z.string() })'),
      ...inFile('bookings/booking.ts', `by: z.enum(['athlete', 'company']),`)('by: z.enum([]),'),
      ...inFile('bookings/booking.ts', `source: z.enum(['site', 'counter']),`)('source: z.enum([]),'),
      ...inFile(
        'bookings/list/booking-row.ts',
        `source: ['choice', z.enum(['site', 'counter'])],`,
      )(`source: ['choice', z.enum([])],`),
      ...inFile('deals/deal.ts', `status: z.enum(['coming', 'live', 'ended']),`)('status: z.enum([]),'),
      ...inFile('series/request.ts', `state: z.enum(['taken', 'closed']),`)('state: z.enum([]),'),
    ],
  },
]
