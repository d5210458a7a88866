import { expect, it } from 'vitest'
import { pageOf, scoresOn, withNewer } from './page.ts'
import { percentOf, scoresByFolder } from './score.ts'

it('has a row for each folder, one for all, and every survivor with its reason', () => {
  const edit = (folder: string, to: string) => ({
    file: `packages/domain/src/${folder}/a.ts`,
    from: 'if (known) return known',
    to,
  })
  const survivor = edit('time', 'if (false) return known')
  const page = pageOf(
    scoresByFolder([
      { edit: survivor, isKilled: false },
      { edit: edit('time', 'if (true) return known'), isKilled: true },
      { edit: edit('money', 'if (true) return known'), isKilled: true },
    ]),
    [{ why: 'Without it everything is slower, and the same.', edits: [survivor] }],
  )
  expect(page).toContain(`
| \`packages/domain/src/money\` | 1 | 1 | 0 | 100.0 % |
| \`packages/domain/src/time\` | 2 | 1 | 1 | 50.0 % |
| all | 3 | 2 | 1 | 66.6 % |
`)
  expect(page).toContain(`
Without it everything is slower, and the same.

- \`packages/domain/src/time/a.ts\`: \`\` if (known) return known \`\` → \`\` if (false) return known \`\`
`)
})

it('keeps the rows of other folders when one is tried again', () => {
  const before = [
    ['src/fields', { tried: 4, killed: 4 }],
    ['src/fields/prices', { tried: 9, killed: 8 }],
    ['src/fields-of', { tried: 2, killed: 1 }],
  ] as const
  expect(scoresOn(pageOf(before, []))).toEqual(before)
  const after = withNewer(before, [['src/fields', { tried: 5, killed: 5 }]], 'src/fields')
  expect(after).toEqual([['src/fields', { tried: 5, killed: 5 }], before[2]])
  expect(pageOf(after, [])).toContain('| all | 7 | 6 | 1 | 85.7 % |')
})

it('calls nothing whole that is not', () => {
  expect(percentOf({ tried: 2000, killed: 1999 })).toBe('99.9')
  expect(percentOf({ tried: 3, killed: 3 })).toBe('100.0')
})
