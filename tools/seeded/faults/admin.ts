import { type Subject, unit } from '../fault.ts'

const backend = 'packages/backend/src/admin'
const commands = unit(`${backend}/commands.test.ts`)
const imports = unit(`${backend}/import-rows.test.ts`)
const invites = unit(`${backend}/invites.test.ts`)
const relations = unit(`${backend}/relations-of.test.ts`)
const looks = unit(`${backend}/looks.test.ts`)

/** The admin's writes about rows of any kind. */
export const admin: Subject = {
  title: 'The admin',
  faults: [
    {
      name: 'An admin overwrites in silence what somebody else has changed',
      file: 'packages/domain/src/admin/operations.ts',
      find: 'if (seen === present) return null',
      replace: 'if (seen !== null) return null',
      run: commands,
    },
    {
      name: 'A change is taken back over what came after it',
      file: 'packages/domain/src/admin/operations.ts',
      find: '  if (!isUntouched)',
      replace: '  if (!isUntouched && changes.length > 9)',
      run: commands,
    },
    {
      name: 'Personal data is listed as it is',
      file: `${backend}/admin-row.ts`,
      find: 'mask(Reflect.get(row, key))',
      replace: 'Reflect.get(row, key)',
      run: commands,
    },
    {
      name: 'An act on a whole list hits rows that nobody has seen',
      file: 'packages/domain/src/admin/operations.ts',
      find: 'if (count === expected) return null',
      replace: 'if (count >= expected - 9) return null',
      run: commands,
    },
    {
      name: 'What an arena writes is in no audit',
      file: `${backend}/note-audit.ts`,
      find: "role !== 'admin' && role !== 'company'",
      replace: "role !== 'admin'",
      run: commands,
    },
    {
      name: 'An admin who looks at the app as somebody writes on their behalf',
      file: 'packages/backend/src/http/authenticate.ts',
      find: 'db.sessions.find(token)?.look) throw readOnly()',
      replace: "db.sessions.find(token)?.look && path === '') throw readOnly()",
      run: looks,
    },
    {
      name: 'A look at the app as somebody goes on after the admin has signed out',
      file: 'packages/backend/src/http/authenticate.ts',
      find: "return admin !== null && roleOf(admin) === 'admin' && ",
      replace: 'return admin === admin && ',
      run: looks,
    },
    {
      name: 'Nobody learns that an admin has looked at the app as somebody',
      file: `${backend}/looks.ts`,
      find: '  await noteSight(',
      replace: '  if (name === null) await noteSight(',
      run: looks,
    },
    {
      name: 'The audit keeps the name of somebody who was deleted',
      file: `${backend}/note-audit.ts`,
      find: "table === 'users' && after === null",
      replace: "table === 'users' && after !== null",
      run: commands,
    },
    {
      name: 'The audit keeps the earlier values of somebody who was deleted',
      file: 'packages/backend/src/store/personal-data.ts',
      find: "const persons = ['users', ",
      replace: 'const persons = [',
      run: commands,
    },
    {
      name: 'The dry run of a file of the admin writes',
      file: `${backend}/import-rows.ts`,
      find: 'if (!dryRun) await unit.store()',
      replace: 'await unit.store()',
      run: imports,
    },
    {
      name: 'A bad row of a file of the admin lets the other rows through',
      file: 'packages/domain/src/admin/operations.ts',
      find: 'if (outcome.problems.length === 0) return null',
      replace: 'if (outcome.problems.length < 99) return null',
      run: imports,
    },
    {
      name: 'The same file of the admin creates everything again',
      file: `${backend}/import-rows.ts`,
      find: "if (same(context, values)) return 'same'",
      replace: "if (same(context, values) && dryRun) return 'same'",
      run: imports,
    },
    {
      name: 'An account that an admin opened is taken without the terms',
      file: 'packages/domain/src/users/operations.ts',
      find: 'if (version === undefined)',
      replace: "if (version === '')",
      run: unit('packages/domain/src/users/operations.test.ts'),
    },
    {
      name: 'Asking for a password goes around the terms of an invitation',
      file: 'packages/backend/src/account/forgot-password.ts',
      find: 'user && !user.invited',
      replace: 'user && user.invited !== null',
      run: invites,
    },
    {
      name: 'A relation is told at one of its ends alone',
      file: `${backend}/owners-of.ts`,
      find: '      series: [booking?.series?.id],\n',
      replace: '',
      run: relations,
    },
    {
      name: 'An admin pauses the coupon of an arena without a reason',
      file: 'packages/domain/src/admin/admin-command.ts',
      find: "'coupons.pause',",
      replace: "'coupons.paused',",
      run: commands,
    },
    {
      name: 'A use of a coupon makes old what an admin has seen of it',
      file: `${backend}/kinds.ts`,
      find: "stamped: ['version'],",
      replace: "stamped: ['version', 'taken'],",
      run: commands,
    },
    {
      name: 'An admin ends a coupon before it begins',
      file: 'packages/domain/src/coupons/operations.ts',
      find: 'if (wanted.until < wanted.from)',
      replace: 'if (wanted.until < coupon.createdAt.slice(0, 4))',
      run: commands,
    },
  ],
}
