import { describe, expect, it } from 'vitest'
import type { Participant, Racha } from '../racha.ts'
import { after, as, game, give, MONDAY, sample, says, START, statuses } from '../testing/sample-racha.ts'

const EARLIER = '2026-11-15T12:00:00.000Z'
const going = (id: string, rest = {}) => sample(id, { status: 'confirmed', answeredAt: EARLIER, ...rest })
const guest = (name: string, rest = {}) => sample(name, { userId: null, name, ...rest })
const roster = (count: number) => Array.from({ length: count }, (_, at) => guest(`P${at}`))
const of = ({ participants }: Racha, id: string): Participant | undefined =>
  participants.find((each) => each.id === id)
const anyone = { to: 'anyone', skillFrom: 1, skillTo: 5 } as const

let answers = 0
const link = (name: string, rest: object = {}) =>
  ({
    type: 'link_answer',
    id: `link-${(answers += 1)}`,
    rachaId: 'game',
    key: `device-number-${answers}-of-all`,
    name,
    goalkeeper: false,
    answer: 'going',
    ...rest,
  }) as const

describe('an answer', () => {
  it('is that of whoever gives it, by their own place as well', () => {
    const racha = game({ participants: [sample('a')] })
    const said = says('going', { participantId: 'a' })
    expect(statuses(after(racha, said, { by: as('a') }))).toEqual({ a: 'confirmed' })
  })

  it('of somebody new is for the line and the middle level, where it says nothing else', () => {
    const open = game({ visibility: 'public', opening: anyone })
    const came = after(open, says('going'), { by: as('x') })
    expect(came.participants).toMatchObject([{ userId: 'user-x', goalkeeper: false, skill: 3 }])
  })

  it('leaves somebody in who is in, though the places are kept for regulars by now', () => {
    const racha = game({
      maxPlayers: 2,
      regularsUntilHours: 24,
      participants: [going('day'), sample('r1', { kind: 'regular' }), sample('r2', { kind: 'regular' })],
    })
    expect(statuses(after(racha, says('going'), { by: as('day') }))).toMatchObject({ day: 'confirmed' })
  })

  it('keeps the turn of who waits, and of who changes their position', () => {
    const racha = game({
      maxPlayers: 3,
      goalkeeperPlaces: 1,
      participants: [
        going('a'),
        going('b'),
        going('k', { goalkeeper: true }),
        sample('w', { status: 'waiting', answeredAt: EARLIER }),
      ],
    })
    const again = after(racha, says('going'), { by: as('w') })
    expect(of(again, 'w')).toMatchObject({ status: 'waiting', answeredAt: EARLIER })
    const moved = after(racha, says('going', { goalkeeper: true }), { by: as('a') })
    expect(of(moved, 'a')).toMatchObject({ status: 'waiting', answeredAt: EARLIER })
  })

  it('has a new turn of somebody who was out', () => {
    const out = { answeredAt: EARLIER, leftLate: true, missedOffer: true }
    for (const status of ['declined', 'maybe'] as const) {
      const racha = game({ participants: [sample('a', { status, ...out })] })
      expect(of(after(racha, says('going'), { by: as('a') }), 'a')).toMatchObject({
        status: 'confirmed',
        answeredAt: MONDAY,
        leftLate: false,
        missedOffer: false,
      })
    }
  })

  it('that gives up a place is late after the hours in which that is free, and no other is', () => {
    const free = '2026-11-20T23:00:00.000Z'
    const late = '2026-11-20T23:01:00.000Z'
    const racha = game({
      freeOutHours: 24,
      participants: [going('a'), sample('b', { status: 'waiting', answeredAt: EARLIER }), sample('c')],
    })
    const leaves = (id: string, at: string) => of(after(racha, says('declined'), { by: as(id), at }), id)
    expect([leaves('a', free)?.leftLate, leaves('a', late)?.leftLate]).toEqual([false, true])
    expect([leaves('b', late)?.leftLate, leaves('c', late)?.leftLate]).toEqual([false, false])
  })

  it('that declines is no offer that ran out', () => {
    const racha = game({ participants: [sample('a', { missedOffer: true })] })
    expect(of(after(racha, says('declined'), { by: as('a') }), 'a')?.missedOffer).toBe(false)
  })
})

describe('an answer by the link', () => {
  it('is taken until the game begins', () => {
    for (const by of [null, as('a')]) {
      expect(give(game(), link('Bocão'), { by, at: START })).toMatchObject({
        message: 'O jogo já começou.',
      })
      expect(give(game(), link('Bocão'), { by, at: '2026-11-21T22:59:59.999Z' }).ok).toBe(true)
    }
  })

  it('asks the organiser for no age', () => {
    const racha = after(game({ minAge: 18 }), link('Olga'))
    expect(racha.participants).toMatchObject([{ userId: 'olga', status: 'confirmed' }])
  })

  it('is nobody’s who has an account, answered on another device, or shares the name', () => {
    const others = [
      [sample('Ana')],
      [guest('Ana', { guestKey: 'another-device-12345' })],
      [guest('Ana'), sample('other', { name: 'ana' })],
      [guest('Ana'), guest('Ana 2', { name: 'ÂNA' })],
    ]
    for (const participants of others)
      expect(give(game({ participants }), link('ana'), { by: null })).toMatchObject({
        code: 'conflict',
        message: 'Já tem ana na lista. Ponha o sobrenome ou o apelido.',
      })
  })

  it('of somebody new is taken up to 200 on the roster', () => {
    const came = after(game({ participants: roster(199) }), link('Ana'), { by: null })
    expect(came.participants).toHaveLength(200)
    expect(give(came, link('Bia'), { by: null })).toMatchObject({
      message: 'A lista já tem 200 nomes. Fale com quem organiza.',
    })
    expect(give(came, link('Ana', { key: came.participants[199]?.guestKey }), { by: null }).ok).toBe(true)
  })
})
