import { describe, expect, it } from 'vitest'
import { arenaRulesSchema, usualRules } from './arena-rules.ts'

/** Returns the path and the message of each problem of the usual rules with `changes`. */
function problemsOf(changes: object): [string, string][] {
  const read = arenaRulesSchema.safeParse({ ...usualRules, ...changes })
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

const policy = (fullRefundHours: number, lateRefundPercent: number) => ({
  cancellationPolicy: { fullRefundHours, lateRefundPercent },
})
const grace = (graceMinutes: number) => ({
  cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50, graceMinutes },
})

describe('the rules of an arena (rule 5)', () => {
  it.each([
    {},
    policy(720, 100),
    policy(0, 0),
    { rain: 'either', rainNote: 'Vale por 30 dias.' },
    { depositPercent: 10 },
    { toleranceMinutes: 0 },
    { toleranceMinutes: 60 },
    { noShowPercent: 50 },
    grace(0),
    grace(60),
    { ...policy(24, 100), noShowPercent: 0 },
    { ...policy(0, 0), noShowPercent: 0 },
  ])('can be %j', (changes) => expect(problemsOf(changes)).toEqual([]))

  it.each([
    [policy(721, 50), 'cancellationPolicy.fullRefundHours', 'Use um número de 0 a 720.'],
    [policy(1.5, 50), 'cancellationPolicy.fullRefundHours', 'Use um número de 0 a 720.'],
    [policy(24, 101), 'cancellationPolicy.lateRefundPercent', 'Use um número de 0 a 100.'],
    [{ rain: 'umbrella' }, 'rain', 'Escolha o que vale quando chove.'],
    [{ rainNote: 'a'.repeat(501) }, 'rainNote', 'Use no máximo 500 letras.'],
    [{ depositPercent: 9 }, 'depositPercent', 'Use um número de 10 a 100.'],
    [{ depositPercent: 101 }, 'depositPercent', 'Use um número de 10 a 100.'],
    [{ toleranceMinutes: 61 }, 'toleranceMinutes', 'Use um número de 0 a 60.'],
    [grace(61), 'cancellationPolicy.graceMinutes', 'Use um número de 0 a 60.'],
    [{ noShowPercent: 101 }, 'noShowPercent', 'Use um número de 0 a 100.'],
  ])('cannot be %j, told at %s', (changes, path, sentence) => {
    expect(problemsOf(changes)).toEqual([[path, sentence]])
  })

  it('never let somebody stay away for less than a late cancellation costs', () => {
    const sentence = (least: number) =>
      `Faltar não pode sair mais barato que cancelar em cima da hora: use pelo menos ${least}.`
    expect(problemsOf({ noShowPercent: 49 })).toEqual([['noShowPercent', sentence(50)]])
    expect(problemsOf({ ...policy(12, 0), noShowPercent: 99 })).toEqual([['noShowPercent', sentence(100)]])
  })
})
