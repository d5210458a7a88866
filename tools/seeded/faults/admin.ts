import { type Subject, unit } from '../fault.ts'

const handlers = 'mocks/src/handlers/admin'
const commands = unit(`${handlers}/commands.test.ts`)

/** The admin's writes about rows of any kind. */
export const admin: Subject = {
  title: 'The admin',
  faults: [
    {
      name: 'An admin overwrites in silence what somebody else has changed',
      file: `${handlers}/send-admin-command.ts`,
      find: 'stampOf(db, resource, row) !== stamp',
      replace: 'stamp === null',
      run: commands,
    },
    {
      name: 'A change is taken back over what came after it',
      file: `${handlers}/undo-admin-command.ts`,
      find: '  if (!same)\n',
      replace: '  if (!same && changes.length > 9)\n',
      run: commands,
    },
    {
      name: 'Personal data is listed as it is',
      file: `${handlers}/admin-row.ts`,
      find: 'mask(Reflect.get(row, key))',
      replace: 'Reflect.get(row, key)',
      run: commands,
    },
    {
      name: 'An act on a whole list hits rows that nobody has seen',
      file: `${handlers}/act-on-rows.ts`,
      find: 'if (count !== of.expected)',
      replace: 'if (count < of.expected - 9)',
      run: commands,
    },
    {
      name: 'What an arena writes is in no audit',
      file: `${handlers}/note-audit.ts`,
      find: "role !== 'admin' && role !== 'company'",
      replace: "role !== 'admin'",
      run: commands,
    },
  ],
}
