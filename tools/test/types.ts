import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { runChecks, type Step } from './step.ts'

const projects = [
  '.',
  'packages/domain',
  'packages/contract',
  'packages/api',
  'packages/ui',
  'mocks',
  'apps/web',
]

/** Checks a project's types; keeps the result, so that the next run looks only at what has changed. */
function typesOf(path: string) {
  const known = join(root, '.cache', 'types', `${path.replace('/', '-')}.json`)
  return {
    title: `types of ${path}`,
    command: ['tsc', '--project', path, '--incremental', '--tsBuildInfoFile', known],
  }
}

/** TypeScript, project by project. */
export const types: Step = { name: 'types', work: () => runChecks(projects.map(typesOf)) }
