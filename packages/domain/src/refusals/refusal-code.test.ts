import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusalCodeSchema } from './refusal-code.ts'

it('a refusal has one of the codes that are agreed on', () => {
  const isCode = (code: string) => z.safeParse(refusalCodeSchema, code).success
  expect(['slot_taken', 'not_found', 'taken by somebody'].map(isCode)).toEqual([true, true, false])
})
