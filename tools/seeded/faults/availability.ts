import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src'
const backend = 'packages/backend/src'
const price = unit(`${domain}/fields/price.test.ts`)
const ground = unit(`${domain}/fields/shared-ground.test.ts`)
const onGround = unit(`${backend}/bookings/shared-ground.test.ts`)
const later = unit(`${backend}/fields/later-prices.test.ts`)

/** When a field is open and what it costs then, and the ground that fields share. */
export const availability: Subject = {
  title: 'Days, prices and ground of a field',
  faults: [
    {
      name: 'Good Friday is a week late',
      file: `${domain}/time/national-holidays.ts`,
      find: 'const inMarch = 20 +',
      replace: 'const inMarch = 27 +',
      run: unit(`${domain}/time/national-holidays.test.ts`),
    },
    {
      name: 'A holiday costs what its weekday costs',
      file: `${domain}/fields/price.ts`,
      find: 'isHoliday ? narrowest(',
      replace: '!isHoliday ? narrowest(',
      run: price,
    },
    {
      name: 'Later prices begin a day late: `>` for `>=`',
      file: `${domain}/fields/price.ts`,
      find: 'day >= from)',
      replace: 'day > from)',
      run: price,
    },
    {
      name: 'A field opens on a holiday as on any other day',
      file: `${domain}/fields/opening.ts`,
      find: 'return isHoliday ? holidayHours',
      replace: 'return !isHoliday ? holidayHours',
      run: unit(`${domain}/fields/opening.test.ts`),
    },
    {
      name: 'A field is booked without the notice that it asks for',
      file: `${domain}/availability/slots.ts`,
      find: 'slot.start < soonest',
      replace: 'slot.start < instant',
      run: unit(`${domain}/bookings/quote/quote.test.ts`),
    },
    {
      name: 'A part is booked while the whole is',
      file: `${domain}/fields/shared-ground.ts`,
      find: 'other.parts.includes(one.id) ||',
      replace: '',
      run: ground,
    },
    {
      name: 'Two fields with a part in common are booked at once',
      file: `${domain}/fields/shared-ground.ts`,
      find: 'one.parts.some((part) => other.parts.includes(part))',
      replace: 'false',
      run: ground,
    },
    {
      name: 'The backend books a court twice at once, as a part and in a whole',
      file: `${backend}/fields/ground-of.ts`,
      find: '[field, ...sharingGround(',
      replace: '[field] || [field, ...sharingGround(',
      run: onGround,
    },
    {
      name: 'Of two buffers on shared ground that of the field which is booked last holds',
      file: 'packages/domain/src/fields/shared-ground.ts',
      find: 'bufferMinutes - field.bufferMinutes',
      replace: '0',
      run: onGround,
    },
    {
      name: 'A table goes on showing the prices of yesterday',
      file: `${backend}/fields/field-rows.ts`,
      find: '[priceEpoch(db, now)]',
      replace: '[void [priceEpoch, db, now]]',
      run: later,
    },
  ],
}
