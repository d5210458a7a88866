import { expect, it } from 'vitest'
import { lookAtSchema } from './look.ts'

it('is at the app of a person or of an arena, and of nothing else', () => {
  const accepts = (resource: string) => lookAtSchema.safeParse({ resource, id: 'x' }).success
  expect(['users', 'companies', 'bookings', ''].map(accepts)).toEqual([true, true, false, false])
})
