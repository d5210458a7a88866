import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nothingCounted } from '../counts.ts'
import { tree } from '../kept/testing/tree.ts'
import { isBuiltFrom, notingSources } from './built-sources.ts'

/** A build that ends like this, from sources that look like this. */
function builds() {
  const note = join(tree({}).root, 'routes/sources.txt')
  return {
    build: (sources: string, failed = 0) =>
      notingSources(
        async () => ({ ...nothingCounted, failed, output: '' }),
        async () => sources,
        note,
      ),
    isFrom: (sources: string | null) => isBuiltFrom(sources, note),
  }
}

test('a build is one of the sources that it began with, and of no others', async () => {
  const { build, isFrom } = builds()
  await build('one')
  expect(isFrom('one')).toBe(true)
  expect(isFrom('two')).toBe(false)
  expect(isFrom(null)).toBe(false)
})

test('nothing is known of what was never built, nor after a build that failed', async () => {
  const { build, isFrom } = builds()
  expect(isFrom('one')).toBe(false)
  await build('one')
  expect((await build('one', 1)).failed).toBe(1)
  expect(isFrom('one')).toBe(false)
})
