import { expect, it } from 'vitest'
import { fold } from './fold.ts'

it('texts are searched without accents and capitals', () => {
  expect(['São João', 'ÁGUA', 'ação', 'Zé 2'].map(fold)).toEqual(['sao joao', 'agua', 'acao', 'ze 2'])
  expect(fold('São João')).toBe('sao joao')
})
