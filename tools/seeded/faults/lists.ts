import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/lists'
const merged = unit(`${domain}/merged-list.test.ts`)
const compiled = unit(`${domain}/compile-list.test.ts`)
/** One question of many: where one of those goes wrong, the smallest is looked for, which takes minutes. */
const sql = unit('apps/server/src/store/two-stores.test.ts', 'answers GET /admin/payments')
const closures = unit('packages/backend/src/closures/closures.test.ts')

/** Lists that are declared once, for memory and for SQL. */
export const lists: Subject = {
  title: 'Declared lists',
  faults: [
    {
      name: 'A part within a part forgets in which one it stands',
      file: `${domain}/merged-list.ts`,
      find: '({ ...each, outer })',
      replace: '({ outer: null, ...each })',
      run: merged,
    },
    {
      name: 'Parts that do not fit are listed',
      file: `${domain}/merged-list.ts`,
      find: '        if (fits(seen) !== true) continue\n',
      replace: '',
      run: merged,
    },
    {
      name: 'A merged list in SQL comes the other way round',
      file: 'apps/server/src/lists/merged-statement.ts',
      find: '({ value: column(name), down, byName: false })',
      replace: '({ value: column(name), down: !down, byName: false })',
      run: sql,
    },
    {
      name: 'A process goes on with a field as it was before somebody else changed it',
      file: 'apps/server/src/store/working-set.ts',
      find: 'row?.version === version',
      replace: 'row !== undefined',
      run: unit('apps/server/src/store/kept-rows.test.ts'),
    },
    {
      name: 'The first call of a session in a minute reads tables whole',
      file: 'packages/backend/src/http/dispatch.ts',
      find: '    const unit = begin(call)\n',
      replace: '    if (asking) await touchSession(db, at, incoming.headers)\n    const unit = begin(call)\n',
      run: sql,
    },
    {
      name: 'Unknown values come first in an order',
      file: `${domain}/compile-list.ts`,
      find: 'return Number(a === null) - Number(b === null)',
      replace: 'return Number(b === null) - Number(a === null)',
      run: compiled,
    },
    {
      name: 'Closures come in the order of their reasons',
      file: 'packages/domain/src/closures/closure-list.ts',
      find: "upwardsByColumn('next'), ",
      replace: '',
      run: closures,
    },
  ],
}
