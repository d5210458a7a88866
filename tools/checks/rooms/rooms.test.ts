import { expect, test } from 'vitest'
import { findCrowded, MOST_FILES } from './find-crowded.ts'

const lying = (room: string, count: number) => Array.from({ length: count }, (_, n) => `${room}/file-${n}.ts`)

test('a folder holds as many files as it may', () => {
  expect(findCrowded(lying('packages/domain/src/bookings', MOST_FILES))).toEqual([])
})

test('one file more is told, with the folder and how many they are', () => {
  expect(findCrowded([...lying('b', 61), ...lying('a', 75)])).toEqual([
    'a: 75 files; divide it by what they are about',
    'b: 61 files; divide it by what they are about',
  ])
})

test('the files of its folders are not counted', () => {
  expect(findCrowded([...lying('bookings', 40), ...lying('bookings/list', 40)])).toEqual([])
})
