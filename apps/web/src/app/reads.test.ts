import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { expect, test } from 'vitest'
import { elsewhere, reads } from './testing/reads.ts'

const table = 'apps/web/src/app/testing/reads.ts'
const known = [...Object.keys(reads), ...elsewhere]

test('every reading call has a screen on which its faults are tried (G4)', () => {
  const asked = apiCalls.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const missing = asked
    .filter((path) => !known.includes(path))
    .map((path) => `${table}: add '${path}': { path: …, persona: … }, where the screen that asks it stands.`)
  const gone = known
    .filter((path) => !asked.includes(path))
    .map(
      (path) =>
        `${table}: take out '${path}', which is no reading call of packages/backend/src/calls.gen.ts.`,
    )
  expect([...missing, ...gone]).toEqual([])
})
