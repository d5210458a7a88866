import { expect, test } from 'vitest'
import { fillIn, gapsOf } from './fill-in.ts'
import { namedTests } from './named-tests.ts'
import { rowIds } from './row-ids.ts'

const source = `
describe('signing out', () => {
  it('clears the token (D7, G3)', () => {})
  it.each(cases)("says what the %s says (G1a)", () => {})
  it('keeps A4 paper (of no row)', () => {})
  it('defuses =SUM(A1)', () => {})
})
`
const tests = namedTests('session.test.ts', source)

test('titles name rows in parentheses', () => {
  expect(tests).toEqual([
    { file: 'session.test.ts', title: 'clears the token (D7, G3)', rows: ['D7', 'G3'] },
    { file: 'session.test.ts', title: 'says what the %s says (G1a)', rows: ['G1a'] },
  ])
})

test('every row of the sections is asked for', () => {
  expect(rowIds).toHaveLength(15 + 9 + 8 + 11 + 11 + 6 + 6 + 10 + 4)
  expect(rowIds.slice(-20, -14)).toEqual(['G1', 'G1a', 'G2', 'G3', 'G4', 'G5'])
})

test('the tests of a row are written below it, in the place of what stood there', () => {
  const document = '# Rows\n\n- **D7** Signing out.\n  - `gone.test.ts`: old\n- **G4** Four states.\n'
  expect(fillIn(document, tests)).toBe(
    '# Rows\n\n- **D7** Signing out.\n  - `session.test.ts`: clears the token (D7, G3)\n- **G4** Four states.\n',
  )
  expect(fillIn(fillIn(document, tests), tests)).toBe(fillIn(document, tests))
})

test('a row without a test, and one that is not in the page, is a gap', () => {
  expect(gapsOf('- **D7** Signing out.\n- **G4** Four states.\n', ['D7', 'G4', 'G3'], tests)).toEqual([
    'G4 has no test: put (G4) into the title of one that proves it',
    'G3 is not in docs/requirements.md',
  ])
})
