import { describe, expect, it } from 'vitest'
import { firstStep, listedSteps, stepAfter } from './setup-steps.ts'

describe('the steps of setting up a field (H1)', () => {
  it('go on at the first unfinished one of a draft', () => {
    expect(firstStep({ status: 'draft', done: ['court'] })).toBe('fotos')
    expect(firstStep({ status: 'draft', done: ['court', 'photos'] })).toBe('horarios')
    expect(firstStep({ status: 'draft', done: ['court', 'times'] })).toBe('precos')
    expect(firstStep({ status: 'draft', done: ['court', 'times', 'prices'] })).toBe('previa')
  })

  it('begin with the court of a field that is known', () => {
    expect(firstStep({ status: 'active', done: ['court', 'times', 'prices'] })).toBe('quadra')
    expect(firstStep({ status: 'archived', done: ['court'] })).toBe('quadra')
  })

  it('say which are done, which is open and where one is', () => {
    const states = (...args: Parameters<typeof listedSteps>) => listedSteps(...args).map(({ state }) => state)
    expect(states({ status: 'draft', done: ['court', 'times'] }, 'precos')).toEqual([
      'done',
      'open',
      'done',
      'current',
      'open',
    ])
    expect(states({ status: 'active', done: ['court', 'times', 'prices'] }, 'quadra').at(-1)).toBe('done')
  })

  it('wait for the court of a new field', () => {
    expect(listedSteps(null, 'quadra').map(({ locked }) => locked)).toEqual([false, true, true, true, true])
  })

  it('follow each other', () => {
    expect(stepAfter('quadra')).toBe('fotos')
    expect(stepAfter('previa')).toBe('previa')
  })
})
