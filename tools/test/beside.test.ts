import { expect, test } from 'vitest'
import { testsBeside } from './beside.ts'

const tabs = 'apps/web/src/features/tabs/athlete/my-tabs.test.tsx'
const rating = 'packages/ui/src/rating/rating.test.tsx'
const menu = 'apps/web/src/shell/menus/side-menu.test.tsx'
const all = [tabs, rating, menu]

test.each([
  ['apps/web/src/features/tabs/tab-totals.tsx', [tabs]],
  ['packages/domain/src/tabs/tab-sum.ts', [tabs]],
  ['packages/backend/src/tabs/get-tab.ts', [tabs]],
  ['packages/ui/src/rating/rating.module.css', [rating]],
  ['apps/web/src/shell/menus/menu-items.ts', [menu]],
  ['docs/voice.md', []],
])('a change in %s is tried by the tests of its subject', (changed, expected) => {
  expect(testsBeside([changed], all)).toEqual(expected)
})

test('a test that changed is run itself', () => {
  expect(testsBeside([menu], [tabs, menu])).toEqual([menu])
})
