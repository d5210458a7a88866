import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { expect, it } from 'vitest'
import { memoryStore } from '@campo-livre/mocks/persistence/store.ts'
import { ask, open, readsOf } from './backend.ts'
import { allReads } from './reads.ts'

it('has every read of the API, so that none is left unmeasured', () => {
  const ids = { fieldId: 'f', companyTabId: 'c', productId: 'p', tabId: 't', rachaId: 'r', seriesId: 's' }
  const measured = new Set(allReads({ today: '2026-11-20', ...ids }).map(({ call }) => call))
  const reads = apiCalls.flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
  expect(reads.length).toBeGreaterThan(30)
  // The secret of a calendar is made by its person: no seed has one.
  expect(reads.filter((path) => !measured.has(path))).toEqual(['/calendar/{secret}.ics'])
})

it('asks for what stands in the data', async () => {
  const opened = await open('normal', memoryStore())
  const oneOfEach = new Map(readsOf(opened).map((read) => [read.call, read]))
  for (const read of oneOfEach.values()) await ask(opened, read)
  expect(oneOfEach.size).toBeGreaterThan(60)
})
