import { expect, test } from 'vitest'
import { beginFile, beginTest, endTest, noterOfTest, noteUse } from './used.ts'

test('a test used what was noted while it ran, and what was noted before it outside of any test', () => {
  beginFile()
  noteUse('before')
  beginTest()
  noteUse('one')
  expect(endTest()).toEqual(['before', 'one'])
  noteUse('between')
  beginTest()
  expect(endTest()).toEqual(['before', 'between'])
})

test('what begins in a test is noted until that test ends', () => {
  beginFile()
  beginTest()
  const note = noterOfTest()
  note('route /')
  expect(endTest()).toEqual(['route /'])
  note('route /login')
  beginTest()
  expect(endTest()).toEqual([])
})

test('what begins outside of any test serves all that follow: everything counts for them', () => {
  beginFile()
  const note = noterOfTest()
  beginTest()
  note('route /')
  expect(endTest()).toEqual(['everything'])
  beginTest()
  expect(endTest()).toEqual(['everything'])
})
