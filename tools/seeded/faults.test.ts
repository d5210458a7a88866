import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { buildChecks, structureChecks } from '../test/checks.ts'
import { subjects } from './faults.ts'
import { pageOf, readNoticed } from './page.ts'
import { applyFault } from './apply-fault.ts'

const faults = subjects.flatMap((subject) => subject.faults)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const titles = [...structureChecks, ...buildChecks].map(({ title }) => title)

test('there are many, each by a name of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(40)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})

test.each(faults)('$name: can be put in, and changes something', (fault) => {
  const original = read(fault.file)
  const faulty = applyFault(fault, original)
  expect(faulty).toEqual({ text: expect.any(String) })
  expect(faulty).not.toEqual({ text: original })
})

test.each(faults)('$name: there is somebody to notice', ({ run }) => {
  if ('check' in run) expect(titles).toContain(run.check)
  else expect(existsSync(join(root, run.file))).toBe(true)
})

test('the page has each with who noticed it, and no other: pnpm test:seeded --only <words> --write', () => {
  const page = read('docs/seeded-faults.md')
  expect(page).toBe(pageOf(subjects, readNoticed(page)))
  expect(page).not.toMatch(/not tried yet|\*\*nobody\*\*/)
})
