import { describe, expect, it } from 'vitest'
import { firstStep, listedSteps, stepAfter } from './setup-steps.ts'

type Args = Parameters<typeof listedSteps>
const alone: NonNullable<Args[0]> = { id: 'a', status: 'active', done: [], parts: [], otherFields: [] }
const other = { id: 'b', name: 'Quadra B', status: 'active' as const, parts: [] }
const states = (...args: Args) => listedSteps(...args).map(({ state }) => state)

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
    expect(states({ ...alone, status: 'draft', done: ['court', 'times'] }, 'precos')).toEqual([
      'done',
      'open',
      'done',
      'current',
      'open',
    ])
    expect(states({ ...alone, done: ['court', 'times', 'prices'] }, 'quadra').at(-1)).toBe('done')
  })

  it('have one about shared ground where there is another field, which nothing waits for', () => {
    const steps = (...args: Args) => listedSteps(...args).map(({ step }) => step)
    const with2 = { ...alone, otherFields: [other] }
    expect(steps(alone, 'quadra')).not.toContain('espaco')
    expect(steps(alone, 'espaco')).toContain('espaco')
    expect(steps(with2, 'quadra').slice(0, 3)).toEqual(['quadra', 'espaco', 'fotos'])
    expect(states(with2, 'quadra')[1]).toBe('optional')
    expect(states({ ...with2, parts: ['b'] }, 'quadra')[1]).toBe('done')
  })

  it('wait for the court of a new field', () => {
    expect(listedSteps(null, 'quadra').map(({ locked }) => locked)).toEqual([false, true, true, true, true])
  })

  it('follow each other', () => {
    expect(stepAfter('quadra')).toBe('fotos')
    expect(stepAfter('espaco')).toBe('fotos')
    expect(stepAfter('previa')).toBe('previa')
  })
})
