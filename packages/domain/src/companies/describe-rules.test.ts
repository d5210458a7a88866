import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../text/fold.ts'
import { anyRules } from '../testing/any-rules.ts'
import { type ArenaRules, usualRules } from './arena-rules.ts'
import { describePolicy, describeRules } from './describe-rules.ts'

const place = { acceptsPayAtVenue: false, uncovered: true, takesCards: true }

function textOf(about: string, changes: Partial<ArenaRules> = {}, where = place): string | null {
  const found = describeRules({ ...usualRules, ...changes }, where).find((rule) => rule.about === about)
  return found?.text ?? null
}

const policy = (fullRefundHours: number, lateRefundPercent: number, graceMinutes = 0) => ({
  cancellationPolicy: { fullRefundHours, lateRefundPercent, graceMinutes },
})

describe('the rules of an arena in sentences (rule 5)', () => {
  it.each([
    [
      policy(24, 50),
      'Cancele até 24 h antes e receba tudo de volta. Depois disso, até o início, você recebe 50%.',
    ],
    [policy(12, 0), 'Cancele até 12 h antes e receba tudo de volta. Depois disso não há devolução.'],
    [
      policy(24, 0, 15),
      'Cancele até 24 h antes e receba tudo de volta. Depois disso não há devolução. Reservou e mudou de ideia? Em até 15 min, antes do início, volta tudo.',
    ],
    [
      { ...policy(24, 50, 30), depositPercent: 30 },
      'Cancele até 24 h antes e receba o sinal de volta. Depois disso, até o início, você recebe 50% do sinal. Reservou e mudou de ideia? Em até 30 min, antes do início, volta o sinal.',
    ],
    [policy(24, 100, 15), 'Cancele até o início e receba tudo de volta.'],
    [policy(0, 50), 'Cancele até o início e receba tudo de volta.'],
    [policy(24, 100), 'Cancele até o início e receba tudo de volta.'],
    [{ ...policy(0, 0), depositPercent: 30 }, 'Cancele até o início e receba o sinal de volta.'],
    [
      { ...policy(24, 50), depositPercent: 30 },
      'Cancele até 24 h antes e receba o sinal de volta. Depois disso, até o início, você recebe 50% do sinal.',
    ],
    [
      { ...policy(24, 0), depositPercent: 30 },
      'Cancele até 24 h antes e receba o sinal de volta. Depois disso não há devolução.',
    ],
  ])('say what comes back by cancelling under %j', (changes, words) => {
    expect(describePolicy({ ...usualRules, ...changes })).toBe(words)
    expect(textOf('cancel', changes)).toBe(
      `${words} O Pix volta em até 1 dia útil. O valor volta no cartão em até 2 faturas.`,
    )
  })

  it.each([
    [{}, false, 'Pague por Pix ou cartão na hora de reservar.'],
    [{}, true, 'Pague por Pix ou cartão na hora de reservar, ou no local.'],
    [
      { depositPercent: 30 },
      false,
      'Pague 30% por Pix ou cartão na hora de reservar, como sinal, e o resto no local.',
    ],
    [
      { depositPercent: 30 },
      true,
      'Pague 30% por Pix ou cartão na hora de reservar, como sinal, e o resto no local.',
    ],
  ])('say how to pay under %j, at the venue: %s', (changes, acceptsPayAtVenue, words) => {
    expect(textOf('pay', changes, { ...place, acceptsPayAtVenue })).toBe(words)
  })

  it('say nothing of cards where no bank takes them (H9)', () => {
    const where = { ...place, takesCards: false }
    expect(textOf('pay', {}, where)).toBe('Pague por Pix na hora de reservar.')
    expect(textOf('pay', { depositPercent: 30 }, where)).toMatch(/^Pague 30% por Pix na hora/)
    expect(textOf('cancel', {}, where)).toMatch(/O Pix volta em até 1 dia útil\.$/)
    expect(
      describeRules(usualRules, where)
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/cartão/)
  })

  const waits = 'A arena espera até 15 min. O jogo termina na hora marcada.'
  it.each([
    [{}, `${waits} Se ninguém aparecer, nada volta.`],
    [{ toleranceMinutes: 0 }, 'Não há tolerância para atrasos. Se ninguém aparecer, nada volta.'],
    [
      { noShowPercent: 60 },
      `${waits} Se ninguém aparecer, a arena fica com 60% do que foi pago e devolve o resto.`,
    ],
    [{ ...policy(0, 0), noShowPercent: 0 }, `${waits} Se ninguém aparecer, o que foi pago volta.`],
    [{ depositPercent: 30, noShowPercent: 60 }, `${waits} Se ninguém aparecer, nada volta.`],
    [
      { ...policy(0, 0), depositPercent: 30, noShowPercent: 20 },
      `${waits} Se ninguém aparecer, a arena fica com 20% do preço e devolve o resto do sinal.`,
    ],
    [
      { ...policy(0, 0), depositPercent: 30, noShowPercent: 0 },
      `${waits} Se ninguém aparecer, o sinal volta.`,
    ],
  ])('say what holds for who is late or stays away under %j', (changes, words) => {
    expect(textOf('late', changes)).toBe(words)
  })

  it('leave out the no-show where cancelling late gives nothing back either', () => {
    expect(textOf('late', policy(24, 0))).toBe(waits)
    const titles = (changes: Partial<ArenaRules>) =>
      describeRules({ ...usualRules, ...changes }, place).map(({ title }) => title)
    expect(titles(policy(24, 0))).toContain('Se atrasar')
    expect(titles({})).toContain('Se atrasar ou faltar')
  })

  const either = 'Choveu e não deu para jogar? Você escolhe: outro horário, sem custo, ou crédito na arena.'
  it.each([
    ['none', null, null],
    ['none', 'A gente remarca.', 'A gente remarca.'],
    ['credit', null, 'Choveu e não deu para jogar? O que você pagou vira crédito na arena.'],
    ['new-time', null, 'Choveu e não deu para jogar? Você marca outro horário, sem custo.'],
    ['either', 'Vale por 30 dias.', `${either} Vale por 30 dias.`],
    ['either', '', either],
    ['either', either.toUpperCase(), either],
  ] as const)('say what holds when it rains: %s, %s', (rain, rainNote, words) => {
    expect(textOf('rain', { rain, rainNote })).toBe(words)
  })

  it('say nothing about rain where a roof keeps it off', () => {
    expect(textOf('rain', { rain: 'either', rainNote: 'Vale.' }, { ...place, uncovered: false })).toBeNull()
  })

  it('come in one order: paying, cancelling, being late, rain', () => {
    const order = describeRules({ ...usualRules, rain: 'credit' }, place).map(({ about }) => about)
    expect(order).toEqual(['pay', 'cancel', 'late', 'rain'])
  })

  it('say nothing twice, whatever the values', () => {
    const sentencesOf = (text: string) => text.split(/(?<=[.?]) /)
    fc.assert(
      fc.property(anyRules, fc.boolean(), fc.boolean(), (rules, acceptsPayAtVenue, takesCards) => {
        const where = { acceptsPayAtVenue, uncovered: true, takesCards }
        const texts = describeRules(rules, where).map(({ text }) => text)
        const sentences = texts.flatMap(sentencesOf).map(fold)
        expect(new Set(sentences).size).toBe(sentences.length)
        expect(texts.every((text) => text !== '')).toBe(true)
      }),
    )
  })
})
