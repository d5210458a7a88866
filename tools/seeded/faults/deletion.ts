import { type Subject, unit } from '../fault.ts'

const personal = 'packages/backend/src/store/personal-data.ts'
const parts = 'packages/backend/src/store/personal-parts.ts'
const everyTable = unit('packages/backend/src/store/personal-data.test.ts')
const forget = unit('packages/domain/src/privacy/forget.test.ts')
const onServer = unit('apps/server/src/store/two-stores.test.ts', 'a deletion')
const lived = unit('packages/backend/src/me/forgotten.test.ts')

/** The traces of somebody who is gone (LGPD). */
export const deletion: Subject = {
  title: 'A deleted account',
  faults: [
    {
      name: 'A request for a fixed slot keeps the phone of a deleted account',
      file: personal,
      find: '          customerPhone: emptied,\n          note: blank,\n          reason: emptied,',
      replace: '          note: blank,\n          reason: emptied,',
      run: everyTable,
    },
    {
      name: 'The commands of bookings keep a deleted account in what they undo',
      file: personal,
      find: "...within('before[]', bookingPeople),",
      replace: '',
      run: everyTable,
    },
    {
      name: 'A bill keeps the id of its organiser, a deleted account',
      file: personal,
      find: "{ in: '', who: 'organizerId', by: 'id', fates: { organizerId: unknown } },\n      {\n        in: 'people[]',",
      replace: "{\n        in: 'people[]',",
      run: everyTable,
    },
    {
      name: 'The payments of an account keep the id of a deleted account',
      file: parts,
      find: "...within('payments[].voided', [doneBy]),\n  ...within('pendingPix[]', [doneBy]),",
      replace: '',
      run: everyTable,
    },
    {
      name: 'A payment keeps the words by which a bank named a deleted account',
      file: parts,
      find: "      'accounts[].payments[].statementKey': unnamed,\n",
      replace: '',
      run: everyTable,
    },
    {
      name: 'Somebody of the same name loses it with a deleted account',
      file: 'packages/domain/src/privacy/forget.ts',
      find: 'found.length > 0 ? cleanerOf(names, known)',
      replace: 'names.size > 0 ? cleanerOf(names, known)',
      run: forget,
    },
    {
      name: 'The key of a deleted account is found within a longer one',
      file: 'packages/domain/src/privacy/find-person.ts',
      find: 'if (!/\\w/.test(text.charAt(at + key.length))) return true',
      replace: 'return true',
      run: forget,
    },
    {
      name: 'The export of an account has words of others in it',
      file: 'packages/domain/src/privacy/export-person.ts',
      find: " && fate.becomes !== ''",
      replace: '',
      run: forget,
    },
    {
      name: 'The fixed slot of a deleted account goes on',
      file: 'packages/backend/src/me/end-slots.ts',
      find: 'await keepSeries(db, now, effect)',
      replace: 'void keepSeries',
      run: lived,
    },
    {
      name: 'The request of a deleted account stays open',
      file: 'packages/backend/src/me/end-slots.ts',
      find: '{ status: answered.request.status }',
      replace: '{ status: request.status }',
      run: lived,
    },
    {
      name: 'The deletion of an account counts every date of a fixed slot',
      file: 'packages/domain/src/bookings/list/coming.ts',
      find: 'nextOfSeries(soonestFirst.filter((booking) => isOpen(booking, now)))',
      replace: 'soonestFirst.filter((booking) => isOpen(booking, now))',
      run: lived,
    },
    {
      name: 'A database does not look for those who are told by their phone alone',
      file: 'packages/domain/src/privacy/find-person.ts',
      find: '...[phone, document].flatMap(',
      replace: '...[document].flatMap(',
      run: onServer,
    },
    {
      name: 'A database does not look for rows with the code of a booking of theirs',
      file: 'packages/backend/src/me/person-tables.ts',
      find: '{ anywhere, keys: known }',
      replace: '{ anywhere, keys: known.slice(0, 0) }',
      run: onServer,
    },
  ],
}
