import { expect, it } from 'vitest'
import { pastedLists } from '../../testing/pasted-lists/all.ts'
import { readList } from './read-list.ts'
import { writeList } from './write-list.ts'

it.each(pastedLists)('writes what is read again: $shape (N4)', ({ text }) => {
  const read = readList(text)
  const again = readList(writeList(read.roster, read.style))
  expect(again.roster).toEqual(read.roster)
  expect(again.about).toEqual(read.about)
})
