import { expect, it } from 'vitest'
import { sharedChunks } from './shared-chunks.ts'

const core = '/node_modules/@mantine/core/esm'
const modules: Record<string, { importedIds: string[]; code: string }> = {
  '/field.tsx': { importedIds: ['/price.ts', '/heart.tsx'], code: '' },
  '/heart.tsx': { importedIds: [], code: '' },
  '/login.tsx': {
    importedIds: ['/price.ts', `${core}/index.mjs`],
    code: 'import { Button } from "@mantine/core";',
  },
  '/price.ts': { importedIds: ['/money.ts'], code: '' },
  '/money.ts': { importedIds: [], code: '' },
  [`${core}/index.mjs`]: {
    importedIds: [`${core}/Button.mjs`, `${core}/Table.mjs`],
    code: 'import { Button } from "./Button.mjs";\nimport { Table } from "./Table.mjs";',
  },
  [`${core}/Button.mjs`]: { importedIds: [], code: '' },
  [`${core}/Table.mjs`]: { importedIds: [], code: '' },
}

const groups = sharedChunks({ field: ['/field.tsx'], login: ['/login.tsx'] }, [
  { name: 'both', of: (count) => count('field', 'login') > 1 },
  { name: 'forms', of: (count) => count('login') > 0 },
  { name: 'field', of: (count) => count('field') > 0 },
])
/** Returns the names that the groups give to a module. */
const namesOf = (id: string) =>
  groups.flatMap(({ name }) => name(id, { getModuleInfo: (each) => modules[each] ?? null }) ?? [])

it('puts what two screens import, directly or not, into the chunk of both', () => {
  expect(namesOf('/price.ts')).toEqual(['both'])
  expect(namesOf('/money.ts')).toEqual(['both'])
})

it('keeps from a screen what only the other one has', () => {
  expect(namesOf('/heart.tsx')).toEqual(['field'])
  expect(namesOf('/login.tsx')).toEqual(['forms'])
})

it('counts of a package only the parts that are imported from its index', () => {
  expect(namesOf(`${core}/Button.mjs`)).toEqual(['forms'])
  expect(namesOf(`${core}/Table.mjs`)).toEqual([])
})

it('gives a chunk that stands first its modules first', () => {
  const [first = 0, last = 0] = [groups[0]?.priority, groups.at(-1)?.priority]
  expect(first).toBeGreaterThan(last)
})
