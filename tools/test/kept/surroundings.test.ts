import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/paths.mjs'
import { createReach } from './reach.ts'
import { type Project, surroundingsOf } from './surroundings.ts'

const projects: readonly Project[] = [
  'node',
  'node-sweep',
  'browser',
  'sweep',
  'storybook-main',
  'storybook-light',
  'storybook-dark-phone',
]

test('whatever the configuration loads before the tests counts for some project', async () => {
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  const loaded = [...config.matchAll(/here\('([^']+\.tsx?)'\)/g)].map(([, file]) => file)
  const all = await Promise.all(projects.map((project) => surroundingsOf(project, createReach(root))))
  expect(loaded.length).toBeGreaterThan(1)
  expect(all.flatMap(({ before }) => before)).toEqual(expect.arrayContaining(loaded))
})

test.each(projects)('the lockfile, the configuration and what that imports count for %s', async (project) => {
  const { files } = await surroundingsOf(project, createReach(root))
  const expected = ['pnpm-lock.yaml', 'package.json', 'vitest.config.ts', 'tools/lib/test-clock.ts']
  expect(files).toEqual(expect.arrayContaining(expected))
  expect(files.includes('.storybook/main.ts')).toBe(project.startsWith('storybook'))
  expect(files.includes('apps/web/public/before-paint.js')).toBe(!project.startsWith('node'))
})

test('what the first page links counts for the journeys, with what that imports', async () => {
  const page = readFileSync(join(root, 'apps/web/index.html'), 'utf8')
  const linked = [...page.matchAll(/(?:href|src)="\/(src\/[^"]+)"/g)].map(([, file]) => `apps/web/${file}`)
  const { beside } = await surroundingsOf('e2e', createReach(root))
  expect(linked).toContain('apps/web/src/app/critical.css')
  expect(beside).toEqual(expect.arrayContaining(linked))
  const reached = [...createReach(root)(beside, []).files]
  const styles = ['apps/web/src/shell/static-shell.css', 'packages/ui/src/theme/tokens.css']
  expect(reached).toEqual(expect.arrayContaining(styles))
})
