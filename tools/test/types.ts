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

/** What was found the last time is kept, so that only what has changed is looked at again. */
function typesOf(path: string) {
  const known = join(root, '.cache', 'types', `${path.replace('/', '-')}.json`)
  return {
    title: `types of ${path}`,
    command: ['tsc', '--project', path, '--incremental', '--tsBuildInfoFile', known],
  }
}

/** TypeScript, project by project. */
export const types: Step = { name: 'types', work: () => runChecks(projects.map(typesOf)) }
