import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/financial'
const report = unit(`${domain}/report-of.property.test.ts`)
const periods = unit(`${domain}/periods.test.ts`)
const hours = unit(`${domain}/hours/profit-of.property.test.ts`)
const counter = unit('packages/domain/src/deals/deals-at-counter.test.ts')
const deals = unit('packages/domain/src/deals/deals.property.test.ts')
const calls = unit('mocks/src/handlers/financial/financial.test.ts')
const screen = browser('apps/web/src/features/financial/report/report-screen.test.tsx')

/** The report of the finances, and the rows that its figures are made of. */
export const financial: Subject = {
  title: 'Finances',
  faults: [
    {
      name: 'A transfer between accounts is income',
      file: `${domain}/sum-entries.ts`,
      find: "else if (kind === 'transfer') transferCents",
      replace: "else if (kind === 'transfer' && amountCents < 0) transferCents",
      run: report,
    },
    {
      name: 'The last day of a stretch counts in the next one, too',
      file: `${domain}/report-of.ts`,
      find: 'firstUpTo(entries, to), firstUpTo(entries, addDays(from, -1))',
      replace: 'firstUpTo(entries, to), firstUpTo(entries, addDays(from, -2))',
      run: report,
    },
    {
      name: 'What a card paid is in the bank a day early',
      file: `${domain}/settle-cards.ts`,
      find: 'const comesOn = addDays(day, term.days)',
      replace: 'const comesOn = addDays(day, term.days - 1)',
      run: calls,
    },
    {
      name: 'A payment by card that went back before it came still costs its fee',
      file: `${domain}/settle-cards.ts`,
      find: 'feeOf(amountCents + earlyCents, term)',
      replace: 'feeOf(amountCents, term)',
      run: calls,
    },
    {
      name: 'A new fee changes what was sold before it',
      file: `${domain}/settings/card-terms.ts`,
      find: 'all.findLast(({ from }) => from <= day)',
      replace: 'all.findLast(({ from }) => from !== day)',
      run: unit(`${domain}/settings/card-terms.test.ts`),
    },
    {
      name: 'What a card is still to bring is in the bank already',
      file: `${domain}/entry-words.ts`,
      find: "return method === 'card' && source !== 'expense' && source !== 'other' ? 'card' : 'bank'",
      replace: "return method === 'card' && source === 'till' ? 'card' : 'bank'",
      run: calls,
    },
    {
      name: 'The day with which an account begins counts twice',
      file: `${domain}/settings/starts.ts`,
      find: 'entry.account === account && entry.day < start.day',
      replace: 'entry.account === account && entry.day <= start.day',
      run: unit(`${domain}/settings/starts.property.test.ts`),
    },
    {
      name: 'A racha that was cancelled is still one',
      file: 'mocks/src/handlers/financial/entries-of.ts',
      find: 'bookingId === null || cancelledAt !== null ? []',
      replace: 'bookingId === null ? []',
      run: calls,
    },
    {
      name: 'The list of holds is of the days of their games',
      file: 'packages/domain/src/bookings/booking-sets.ts',
      find: "set === 'held' || set === 'kept' ? createdAt : start",
      replace: "set === 'kept' ? createdAt : start",
      run: calls,
    },
    {
      name: 'A game earns before it is played',
      file: `${domain}/earned.ts`,
      find: "return status === 'completed' ? row(start, priceCents) : []",
      replace: "return status === 'completed' || status === 'confirmed' ? row(start, priceCents) : []",
      run: calls,
    },
    {
      name: 'A month is compared with the days right before it',
      file: `${domain}/periods.ts`,
      find: "if (from.endsWith('-01') && days > 1 && days <= 31)",
      replace: "if (from.endsWith('-01') && days > 40)",
      run: periods,
    },
    {
      name: 'A month that is longer than the one before is compared with its own first day',
      file: `${domain}/periods.ts`,
      find: 'start !== null && start < close ? start : close',
      replace: 'start ?? close',
      run: periods,
    },
    {
      name: 'The fee of a card is a cost of no hour',
      file: `${domain}/hours/profit-of.ts`,
      find: "add(weightsOfCode(code), 'playedCostCents', -amountCents)",
      replace: "add(weightsOfCode(null), 'playedCostCents', -amountCents)",
      run: hours,
    },
    {
      name: 'The lowest price of a field counts an offer that is over',
      file: 'packages/domain/src/deals/still-to-come.ts',
      find: '.filter((day) => day <= deal.until)',
      replace: '.filter((day) => day <= deal.until || day > deal.until)',
      run: unit('packages/domain/src/deals/still-to-come.test.ts'),
    },
    {
      name: 'What is left of a bill is its whole amount',
      file: `${domain}/open-items.ts`,
      find: 'expenseFacts(expense, leftCents)',
      replace: 'expenseFacts(expense, expense.amountCents)',
      run: calls,
    },
    {
      name: 'A booking of the whole field earns in each of its parts',
      file: `${domain}/hours/profit-of.ts`,
      find: 'hour[part] += shares[index] ?? 0',
      replace: 'hour[part] += cents',
      run: hours,
    },
    {
      name: 'What the bar sold has no cost in the profit of the hours',
      file: `${domain}/hours/profit-of.ts`,
      find: 'const margin = amountCents - cost',
      replace: 'const margin = amountCents',
      run: hours,
    },
    {
      name: 'The price at which an hour pays for itself forgets what a game costs',
      file: `${domain}/hours/cells-of.ts`,
      find: '(opened + played - bar)',
      replace: '(opened - bar)',
      run: hours,
    },
    {
      name: 'The price of an idle hour is more than it was before',
      file: 'packages/domain/src/deals/deal-price.ts',
      find: 'best === null ? priceCents < fullCents',
      replace: 'best === null ? priceCents !== fullCents',
      run: deals,
    },
    {
      name: 'The price of an idle hour holds on the day after its last one',
      file: 'packages/domain/src/deals/deal-price.ts',
      find: 'day <= deal.until &&',
      replace: 'day.slice(0, 7) <= deal.until.slice(0, 7) &&',
      run: deals,
    },
    {
      name: 'A booking forgets the offer that it was made by',
      file: 'mocks/src/handlers/bookings/create-booking.ts',
      find: '...(deal && { deal }),',
      replace: '',
      run: unit('mocks/src/handlers/deals/deals.test.ts'),
    },
    {
      name: 'The counter forgets the offer in whose hours it books',
      file: 'packages/domain/src/bookings/judge-at-counter.ts',
      find: 'priceCents: priceOf(priced), ...(deal && { deal })',
      replace: 'priceCents: priceOf(priced)',
      run: counter,
    },
    {
      name: 'A price of the arena’s own counts as one of the offer’s',
      file: 'packages/domain/src/bookings/commands/book.ts',
      find: '...(command.priceCents === null && judged.deal && {',
      replace: '...(judged.deal && {',
      run: counter,
    },
    {
      name: 'A moved booking keeps the offer of the hour that it left',
      file: 'packages/domain/src/bookings/commands/move.ts',
      find: '{ ...moved, deal: judged.deal }',
      replace: 'moved',
      run: counter,
    },
    {
      name: 'The counter sells at the price of an offer for some people only',
      file: 'mocks/src/handlers/deals/deals-for.ts',
      find: "endedAt === null && audience === 'everyone'",
      replace: 'endedAt === null && audience.length > 0',
      run: unit('mocks/src/handlers/deals/deals.test.ts'),
    },
    {
      name: 'An offer for favourites is everybody’s who has signed in',
      file: 'mocks/src/handlers/deals/deals-for.ts',
      find: '(user.favourites ?? []).some(',
      replace: 'db.fields.all().map((field) => field.id).some(',
      run: unit('mocks/src/handlers/me/favourites.test.ts'),
    },
    {
      name: 'The favourites of a device replace those of the account',
      file: 'packages/domain/src/users/favourites.ts',
      find: '[...come, ...kept].filter',
      replace: '[...new Set(add)].filter',
      run: unit('packages/domain/src/users/favourites.test.ts'),
    },
    {
      name: 'A figure opens another period than its own',
      file: 'apps/web/src/features/financial/report/rows-link.ts',
      find: "mode: 'dateBefore' as const, value: addDays(to, 1)",
      replace: "mode: 'dateBefore' as const, value: to",
      run: screen,
    },
    {
      name: 'An offer costs more than its hours do without it',
      file: 'mocks/src/handlers/deals/deals.ts',
      find: 'if (dearer.length === 0) return',
      replace: 'if (dearer.length <= fields.length) return',
      run: unit('mocks/src/handlers/deals/deals.test.ts'),
    },
    {
      name: 'A percentage is taken off the price of another field',
      file: 'packages/domain/src/deals/deal-price.ts',
      find: 'if (percent !== undefined) return lessPercent(fullCents, percent)',
      replace: 'if (percent !== undefined) return lessPercent(10_000, percent)',
      run: unit('packages/domain/src/deals/deals.property.test.ts'),
    },
    {
      name: 'An offer is no discount on one of its fields, and nobody says so',
      file: 'mocks/src/handlers/deals/deals.ts',
      find: 'if (dearer.length === 0) return',
      replace: 'if (dearer.length < fields.length) return',
      run: unit('mocks/src/handlers/deals/deals.test.ts'),
    },
  ],
}
