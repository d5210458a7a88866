import { expect, test } from 'vitest'
import { findBroken } from './find-broken.ts'
import { codesOf, findUnknownCodes } from './find-unknown-codes.ts'

const files = ['README.md', 'docs/api/README.md', 'docs/decisions/006-states.md', 'tools/test/main.ts']
const broken = (text: string, file = 'docs/guide.md') =>
  findBroken(
    [
      { file, text },
      { file: 'docs/api/README.md', text: '## The contract suite' },
    ],
    [file, ...files],
  )

test('existing targets are not reported', () => {
  expect(broken('[calls](api/README.md#the-contract-suite), `tools/test/main.ts:3`, decision 006')).toEqual(
    [],
  )
  expect(broken('# A page\n[above](#a-page) [far](https://example.com/x) `tools/<name>/main.ts`')).toEqual([])
  expect(broken('`` /[-.](\\d{2})/ ``')).toEqual([])
  expect(broken('`/atleta/reservas`, `pnpm test`, `features/x`')).toEqual([])
})

test('missing links, headings and pictures are reported', () => {
  expect(broken('[calls](api/calls.md)')).toEqual([
    'docs/guide.md: links to api/calls.md, and docs/api/calls.md is not there.',
  ])
  expect(broken('[suite](api/README.md#the-suite)')).toEqual([
    'docs/guide.md: links to api/README.md#the-suite, and docs/api/README.md has no heading for it.',
  ])
  expect(broken('<img src="images/gone.png" />')).toHaveLength(1)
})

test('missing paths, patterns without a match and missing decisions are reported', () => {
  expect(broken('`tools/gone.ts`')).toEqual(['docs/guide.md: names tools/gone.ts, which is not there.'])
  expect(broken('`tools/<name>/gone.ts`')).toHaveLength(1)
  expect(broken('see decision 026')).toEqual([
    'docs/guide.md: names decision 026, which is not in docs/decisions.',
  ])
})

test('source files are read for the pages and decisions that they name', () => {
  expect(broken('// docs/gone.md, decision 099', 'tools/test/main.ts')).toHaveLength(2)
  expect(broken("// guide.md's table", 'tools/test/main.ts')).toHaveLength(1)
  expect(broken('// docs/api/README.md, decision 006', 'tools/test/main.ts')).toEqual([])
})

test('comments are read for paths, code is not', () => {
  expect(broken('/** As `tools/gone.ts` does. */', 'tools/test/main.ts')).toHaveLength(1)
  expect(broken('// As `tools/test/main.ts` does.', 'docs/api/run.ts')).toEqual([])
  expect(broken('const made = `tools/gone.ts`', 'tools/test/main.ts')).toEqual([])
})

const codes = codesOf(
  '- **B5** After login …\n- **G1a** Generously …\n',
  '### 2. Whole slots\n\n### N6. Said first\n',
)
const unknown = (text: string, file = 'tools/test/main.ts') => findUnknownCodes([{ file, text }], codes)

test('codes of rows and rules that are explained are not reported', () => {
  expect([...codes]).toEqual(['B5', 'G1a', 'rule 2', 'N6'])
  expect(
    unknown("/** Said first (rule 2, N6). */\ntest('leads on (B5, G1a)', () => {}) // B5: not elsewhere"),
  ).toEqual([])
})

test.each([
  ['// keeps out others (rule 3)', 'rule 3'],
  ["summary: 'By rules 2 to 4.'", 'rule 4'],
  ['/**\n * N7: who waits.\n */', 'N7'],
  ['/** B99: nobody. */', 'B99'],
  ["test('signs out (B5, D7)', () => {})", 'D7'],
])('an unexplained code is reported: %s', (text, code) => {
  expect(unknown(text)).toEqual([
    `tools/test/main.ts: names ${code}, which is in neither docs/requirements.md nor docs/rules.md.`,
  ])
})

test('pages are read for codes as well', () => {
  expect(unknown('as row E9 says', 'docs/guide.md')).toHaveLength(1)
})

test('texts that only look like a code are ignored', () => {
  expect(unknown("const path = 'M0 0 H12 V3' // https://example.com/C99 #C0 U+E0-E3 `D12`")).toEqual([])
})
