import { expect, it } from 'vitest'
import { athleteReason } from './athlete-reason.ts'

it('tells an athlete the reason where players may read it, else that the field is closed', () => {
  expect(athleteReason({ reason: 'Obra', reasonShown: true })).toBe('Obra')
  expect(athleteReason({ reason: 'Obra', reasonShown: false })).toBe('O campo estará fechado nesse horário.')
})
