import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { rowOfField } from '@campo-livre/domain/fields/list/row-of-field.ts'
import { rowOfTab } from '@campo-livre/domain/tabs/row-of-tab.ts'
import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { expect, test } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const { ask } = testBackend()

const lists: [path: string, read: (data: unknown) => object][] = [
  ['/company/fields', (data) => rowOfField(ownFieldSchema.parse(data))],
  ['/company/tabs', (data) => rowOfTab(tabDetailSchema.parse(data))],
]

test.each(lists)('a row of %s that is read alone is that of the list (F4)', async (path, read) => {
  const list = await ask(`GET ${path}`, { as: 'dono' })
  const rows = list.body.data as { id: string }[]
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows)
    expect(read((await ask(`GET ${path}/${row.id}`, { as: 'dono' })).body.data)).toEqual(row)
})
