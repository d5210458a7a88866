import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { scoresOn } from './page.ts'

const isCode = (file: string) => !/\.(test|bench)\.ts$/.test(file) && !file.includes('/testing/')
const hasFunctions = (file: string) => /=>|\bfunction\b/.test(readFileSync(join(root, file), 'utf8'))

it('docs/mutation.md has every folder of the domain with code: pnpm test:mutation <folder> --write', () => {
  const files = globSync('packages/domain/src/**/*.ts', { cwd: root }).filter(isCode).filter(hasFunctions)
  const known = new Set(
    scoresOn(readFileSync(join(root, 'docs', 'mutation.md'), 'utf8')).map(([folder]) => folder),
  )
  const missing = new Set(files.map((file) => dirname(file)).filter((folder) => !known.has(folder)))
  expect([...missing]).toEqual([])
})
