import { browser, type Subject, unit } from '../fault.ts'

const kept = 'tools/test/kept'

/** Results of tests that are not run again (decision 039): a change that reaches a test is never missed. */
export const keptResults: Subject = {
  title: 'Results that are kept',
  faults: [
    {
      name: 'A test forgets the routes that it opened',
      file: 'apps/web/src/testing/note-routes.ts',
      find: 'for (const { routeId } of matches)',
      replace: 'for (const { routeId } of matches.slice(0, 1))',
      run: browser('apps/web/src/testing/note-routes.test.tsx'),
    },
    {
      name: 'A test forgets the calls that it made',
      file: 'mocks/src/testing/note-calls.ts',
      find: '      noteUse(`call ${call.method} ${call.path}`)\n',
      replace: '',
      run: browser('apps/web/src/testing/note-routes.test.tsx'),
    },
    {
      name: 'A test that noted nothing is taken for one that used nothing',
      file: `${kept}/fingerprints.ts`,
      find: 'used) ? used : null',
      replace: 'used) ? used : used',
      run: unit(`${kept}/fingerprints.test.ts`),
    },
    {
      name: 'A screen that a test opened does not count',
      file: `${kept}/reach.ts`,
      find: 'gate.keys.some((key) => keys.has(key))',
      replace: 'gate.keys.every((key) => !keys.has(key))',
      run: unit(`${kept}/gates.test.ts`),
    },
    {
      name: 'What a guard imports is taken for a part of the screen',
      file: `${kept}/screen-imports.ts`,
      find: "['component', 'loader']",
      replace: "['component', 'loader', 'beforeLoad']",
      run: unit(`${kept}/screen-imports.test.ts`),
    },
    {
      name: 'A test that was renamed stays kept',
      file: `${kept}/passed.ts`,
      find: 'found.has(`${file} ${name}`)',
      replace: 'found.has(`${file} ${name}`) || tests[name] !== undefined',
      run: unit(`${kept}/passed.test.ts`),
    },
    {
      name: 'A skipped test is taken for a kept one',
      file: `${kept}/passed.ts`,
      find: "test.status === 'skipped' && kept[fileOf(report)]?.[nameOf(test)] !== undefined",
      replace: "test.status === 'skipped' && kept[fileOf(report)] !== undefined",
      run: unit(`${kept}/passed.test.ts`),
    },
    {
      name: 'What changed while the tests ran is kept',
      file: `${kept}/with-fingerprints.ts`,
      find: 'fingerprint === after(file, test.used)',
      replace: 'after(file, test.used) !== null',
      run: unit(`${kept}/with-fingerprints.test.ts`),
    },
    {
      name: 'A test of which nobody knows what it saw is taken for an unchanged one',
      file: `${kept}/is-still-valid.ts`,
      find: 'fingerprint !== null && ',
      replace: '',
      run: unit(`${kept}/is-still-valid.test.ts`),
    },
    {
      name: 'What one test does with the app of another is forgotten',
      file: 'mocks/src/testing/used.ts',
      find: "  if (mine === null) noteUse('everything')\n",
      replace: '',
      run: unit('mocks/src/testing/used.test.ts'),
    },
    {
      name: 'A test that is left out forgets what was used before it',
      file: 'mocks/src/testing/note-use.ts',
      find: '  beginTest()\n  const { fullTestName, file } = task\n  if (leftOut[file.filepath]?.includes(fullTestName)) skip()\n',
      replace:
        '  const { fullTestName, file } = task\n  if (leftOut[file.filepath]?.includes(fullTestName)) skip()\n  beginTest()\n',
      run: unit('mocks/src/testing/note-use.test.ts'),
    },
    {
      name: 'The styles of the first page do not count for journeys',
      file: `${kept}/surroundings.ts`,
      find: "      'apps/web/src/app/critical.css',\n",
      replace: '',
      run: unit(`${kept}/surroundings.test.ts`),
    },
    {
      name: 'Journeys are kept after a build that failed',
      file: 'tools/test/journeys/built-sources.ts',
      find: 'outcome.failed === 0 && ',
      replace: '',
      run: unit('tools/test/journeys/built-sources.test.ts'),
    },
    {
      name: 'A journey is kept though nobody knows a script that it loaded',
      file: 'tools/test/journeys/used-by.ts',
      find: 'if (keys === undefined) return null',
      replace: 'if (keys === undefined) continue',
      run: unit('tools/test/journeys/used-by.test.ts'),
    },
  ],
}
