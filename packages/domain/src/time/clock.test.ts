import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clockSchema } from './clock.ts'

const isTime = (text: string) => z.safeParse(clockSchema, text).success

it.each(['00:00', '08:30', '19:59', '20:00', '23:59'])('%s is a time of day', (text) => {
  expect(isTime(text)).toBe(true)
})

it.each([
  '24:00',
  '20:60',
  '8:30',
  '20h30',
  '20:0',
  '20:3x',
  '2x:30',
  '1x:30',
  '30:00',
  ' 20:00',
  '20:00:00',
  '',
])('“%s” is none', (text) => expect(isTime(text)).toBe(false))
