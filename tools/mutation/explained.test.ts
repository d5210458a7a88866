import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { oneLine } from './edit.ts'
import { explained } from './explained.ts'
import { editItem } from './page.ts'

const page = readFileSync(join(root, 'docs', 'mutation.md'), 'utf8')
const edits = explained.flatMap((each) => each.edits)

it.each(edits)('$file still has the line “$from”', ({ file, from }) => {
  expect(existsSync(join(root, file))).toBe(true)
  expect(oneLine(readFileSync(join(root, file), 'utf8'))).toContain(from)
})

it('docs/mutation.md has every explained mutant: pnpm test:mutation --write', () => {
  expect(edits.map(editItem).filter((item) => !page.includes(item))).toEqual([])
})
