import { expect, test } from 'vitest'
import { trackedSources } from '../lib/tracked-files.ts'

/** The longest that the declaration of a resource may be (docs/contributing.md, "A form, and what can be done with a row"). */
const MAX_LINES = 120

const declarations = trackedSources('apps/web/src/features/*').filter(({ text }) =>
  /^export const \w+: Resource</m.test(text),
)

test('the declaration of a resource is short, and has no component', () => {
  expect(declarations.length).toBeGreaterThan(10)
  const problems = declarations.flatMap(({ file, text }) => {
    const lines = text.trimEnd().split('\n').length
    return [
      ...(lines > MAX_LINES
        ? [
            `${file} has ${lines} lines, of at most ${MAX_LINES}: move its columns to <thing>-columns.ts, a form to a rowForm beside it, an action on many rows to a bulkAction beside it.`,
          ]
        : []),
      ...(/^(export )?function [A-Z]/m.test(text)
        ? [`${file} has a component: show it by \`details\` or \`cell\`, from a file of its own.`]
        : []),
    ]
  })
  expect(problems).toEqual([])
})
