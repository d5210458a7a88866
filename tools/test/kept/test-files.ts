import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, toolEnv } from '../../lib/paths.mjs'
import { run } from '../../lib/processes.mjs'
import type { Project } from './surroundings.ts'

/** Returns the test files of a project, as Vitest finds them. */
export async function testFiles(project: Project): Promise<string[]> {
  const list = join(root, '.cache', 'test', `${project}-files.json`)
  mkdirSync(dirname(list), { recursive: true })
  const command = ['vitest', 'list', '--filesOnly', `--json=${list}`, '--project', project]
  const { code, output } = await run(command, { cwd: root, env: toolEnv() })
  if (code !== 0) throw new Error(`The tests of ${project} could not be listed:\n${output}`)
  const listed = JSON.parse(readFileSync(list, 'utf8')) as { file: string }[]
  return [...new Set(listed.map(({ file }) => relative(root, file)))]
}
