import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startVitest } from 'vitest/node'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Runs a test file of this text, without the tests of these names; returns what each of the others used. */
async function usedIn(text: string, leftOut: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'campo-livre-used-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const file = join(root, 'a.test.ts')
  writeFileSync(file, text)
  const run = await startVitest([], {
    root,
    config: false,
    watch: false,
    globals: true,
    reporters: [{}],
    setupFiles: [here('note-use.ts')],
    provide: { leftOut: { [file]: leftOut } },
  })
  onTestFinished(() => run.close())
  const tests = run.state.getTestModules().flatMap((module) => [...module.children.allTests('passed')])
  return Object.fromEntries(tests.map((each) => [each.name, each.meta().used]))
}

test('what was used between two tests counts for the next one, though a test between them is left out', async () => {
  const text = `
    import { noteUse } from '${here('used.ts')}'
    test('one', () => noteUse('call GET /one'))
    describe('group', () => {
      beforeAll(() => noteUse('call GET /group'))
      test('kept', () => {})
      test('two', () => {})
    })`
  expect(await usedIn(text, ['group > kept'])).toEqual({
    one: ['call GET /one'],
    two: ['call GET /group'],
  })
})
