import { expect, test } from 'vitest'
import { counterOrder, filterTabs, foldOlder } from './filter-tabs.ts'
import { sampleOpenTab } from '../testing/sample-open-tab.ts'

const ze = sampleOpenTab({
  id: 'a',
  customerName: 'Zé Antônio',
  code: 'CMD-7K2Q',
  openedAt: '2026-11-20T20:00:00.000Z',
})
const ana = sampleOpenTab({
  id: 'b',
  customerName: 'Ana',
  code: 'CMD-9XYZ',
  customerPhone: '+5585988776655',
  openedAt: '2026-11-20T21:00:00.000Z',
  booking: {
    id: 'bkg',
    code: 'RSV-1',
    fieldName: 'Campo Norte',
    start: '2026-11-20T20:00:00.000Z',
    end: '2026-11-20T21:00:00.000Z',
  },
})
const tabs = [ze, ana]

test.each([
  ['jose', []],
  ['ze', ['a']],
  ['ANTONIO', ['a']],
  ['7k2', ['a']],
  ['norte', ['b']],
  ['98877', ['b']],
  ['(85) 98877', ['b']],
  ['88', []],
  ['  ', ['a', 'b']],
])('“%s” finds by name, code, phone or field', (text, ids) => {
  expect(filterTabs(tabs, text).map(({ id }) => id)).toEqual(ids)
})

test('who asked for the bill comes first, then the newest, last who has to pay', () => {
  const asked = sampleOpenTab({ id: 'c', billAskedAt: '2026-11-20T22:00:00.000Z' })
  const closed = sampleOpenTab({ id: 'd', status: 'closed' })
  expect([ze, ana, closed, asked].toSorted(counterOrder).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
})

test('what was closed before the last closing of the till is of another day', () => {
  const closed = sampleOpenTab({ id: 'd', status: 'closed', closedAt: '2026-11-19T22:00:00.000Z' })
  const { ofToday, older } = foldOlder([ze, closed], '2026-11-20T02:00:00.000Z')
  expect([ofToday, older]).toEqual([[ze], [closed]])
  expect(foldOlder([ze, closed], '2026-11-19T22:00:00.000Z').older).toEqual([])
  expect(foldOlder([ze, closed], null).older).toEqual([])
})
