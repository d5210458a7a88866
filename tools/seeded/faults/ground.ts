import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src'
const operation = unit(`${domain}/fields/operations.test.ts`)
const screen = browser('apps/web/src/features/fields/setup/ground/ground-section.test.tsx')
const problem = unit(`${domain}/fields/set-up/parts-problem.test.ts`)

/** The way in which an arena says that fields share ground. */
export const ground: Subject = {
  title: 'Saying that fields share ground',
  faults: [
    {
      name: 'Fields share ground although bookings to come overlap',
      file: `${domain}/fields/operations.ts`,
      find: 'refuseClashes({ ...field, parts }, others, coming)',
      replace: 'refuseClashes(field, others, coming)',
      run: operation,
    },
    {
      name: 'A hold that has run out keeps fields from sharing ground',
      file: `${domain}/fields/operations.ts`,
      find: 'bookings.filter((booking) => isUpcoming(booking, at))',
      replace: 'bookings.filter((booking) => booking.end > at)',
      run: operation,
    },
    {
      name: 'Times of one command are judged against those of the same field alone',
      file: `${domain}/bookings/commands/book.ts`,
      find: 'data.occupiedBy(time.fieldId)',
      replace: 'new Map([[time.fieldId, 0]])',
      run: unit(`${domain}/bookings/day/day.property.test.ts`),
    },
    {
      name: 'Dates of a fixed slot are judged against those of the same field alone',
      file: `${domain}/series/plan-series.ts`,
      find: 'data.occupiedBy(fieldId)',
      replace: 'new Map([[fieldId, 0]])',
      run: unit(`${domain}/series/series.property.test.ts`),
    },
    {
      name: 'A time that is kept on shared ground is in nobody’s way',
      file: `${domain}/fields/shared-ground.ts`,
      find: 'const more = ground.get(fieldId)',
      replace: 'const more = [...ground.keys()][0] === fieldId ? 0 : undefined',
      run: unit(`${domain}/closures/choices.property.test.ts`),
    },
    {
      name: 'The form of a new booking takes the whole and a part of it at one hour',
      file: 'apps/web/src/features/bookings/company/new-booking/judge-time.ts',
      find: '...stored.occupied, ...takenBefore(time, before, known)',
      replace: '...stored.occupied',
      run: unit('apps/web/src/features/bookings/company/new-booking/judge-time.test.ts'),
    },
    {
      name: 'Bookings that only touch overlap: `<=` for `<`',
      file: `${domain}/bookings/quote/clashes.ts`,
      find: 'one.from < other.until',
      replace: 'one.from <= other.until',
      run: unit(`${domain}/bookings/quote/clashes.test.ts`),
    },
    {
      name: 'A part is made of others: two levels',
      file: `${domain}/fields/set-up/parts-problem.ts`,
      find: 'if (whole) return',
      replace: 'if (whole && parts.length === 0) return',
      run: problem,
    },
    {
      name: 'An archived field becomes a part',
      file: `${domain}/fields/set-up/parts-problem.ts`,
      find: '!field.parts.includes(id)',
      replace: 'field.parts.includes(id)',
      run: problem,
    },
    {
      name: 'The choice of a field made of others names that field, not its parts',
      file: `${domain}/fields/shared-ground.ts`,
      find: 'return parts.length > 0 ? parts : [id]',
      replace: 'return [id]',
      run: screen,
    },
    {
      name: 'The bookings in the way are not shown',
      file: 'apps/web/src/lib/form/draft-form.tsx',
      find: 'props.refused?.(error.data)',
      replace: 'null',
      run: screen,
    },
    {
      name: 'Every draft has to say with whom it shares its ground',
      file: 'apps/web/src/features/fields/setup/setup-steps.ts',
      find: "find((next) => next !== 'espaco')",
      replace: 'at(0)',
      run: unit('apps/web/src/features/fields/setup/setup-steps.test.ts'),
    },
  ],
}
