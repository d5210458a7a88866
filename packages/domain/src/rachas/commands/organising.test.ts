import { describe, expect, it } from 'vitest'
import type { RachaCommand } from '../command.ts'
import { defaultStyle } from '../paste/pasted-list.ts'
import { after, game, give, MONDAY, sample, says, as, statuses } from '../testing/sample-racha.ts'

const own = { id: 'cmd', rachaId: 'game' }
const EARLIER = '2026-11-15T12:00:00.000Z'
const TOMORROW = '2026-11-17T12:00:00.000Z'
/** Within the last two hours before the game, in which nothing is offered. */
const LATE = '2026-11-21T22:00:00.000Z'
const going = (id: string, rest = {}) => sample(id, { status: 'confirmed', answeredAt: MONDAY, ...rest })
const waiting = (id: string, rest = {}) => sample(id, { status: 'waiting', answeredAt: EARLIER, ...rest })
const offered = (id: string, rest = {}) =>
  sample(id, { status: 'offered', answeredAt: EARLIER, offerUntil: TOMORROW, ...rest })
const guest = (name: string) => sample(name, { userId: null, name })

describe('what the organiser writes of somebody', () => {
  const edit = (participantId: string, rest: object): RachaCommand => ({
    type: 'edit',
    ...own,
    participantId,
    ...rest,
  })

  it('is their name where they have no account, their kind and their level', () => {
    const racha = game({ participants: [guest('Caio'), sample('Bia')] })
    const named = after(racha, edit('Caio', { name: 'Caio Lima', kind: 'regular', skill: 5 }))
    expect(named.participants[0]).toMatchObject({ name: 'Caio Lima', kind: 'regular', skill: 5 })
    expect(named.participants[1]).toEqual(racha.participants[1])
    const levelled = after(racha, edit('Caio', { skill: 1 }))
    expect(levelled.participants[0]).toMatchObject({ name: 'Caio', kind: 'day', skill: 1 })
    expect(give(racha, edit('gone', { skill: 1 }))).toMatchObject({ code: 'not_found' })
  })

  it('is no other name for somebody with an account', () => {
    const racha = game({ participants: [sample('Bia')] })
    expect(give(racha, edit('Bia', { name: 'Beatriz' }))).toMatchObject({
      code: 'conflict',
      message: 'O nome é o da conta da pessoa.',
    })
    expect(after(racha, edit('Bia', { name: 'Bia', skill: 4 })).participants[0]?.skill).toBe(4)
  })

  it('is a name that nobody else on the roster has, in whatever letters', () => {
    const racha = game({ participants: [guest('Caio'), guest('Davi'), sample('Enzo')] })
    for (const name of ['davi', 'ENZO'])
      expect(give(racha, edit('Caio', { name }))).toMatchObject({
        message: `Já tem ${name} na lista. Ponha o sobrenome ou o apelido.`,
      })
    expect(after(racha, edit('Caio', { name: 'CAIO' })).participants[0]?.name).toBe('CAIO')
  })

  it('moves who is in or waits to the places of their position, in their turn', () => {
    const keeps = { goalkeeper: true }
    const racha = game({
      maxPlayers: 3,
      goalkeeperPlaces: 1,
      participants: [going('a', { answeredAt: EARLIER }), going('b'), waiting('w')],
    })
    expect(statuses(after(racha, edit('a', keeps)))).toEqual({ a: 'confirmed', b: 'confirmed', w: 'offered' })
    expect(statuses(after(racha, edit('w', keeps)))).toMatchObject({ w: 'confirmed' })
    const kept = game({ ...racha, participants: [...racha.participants, going('k', keeps)] })
    const moved = after(kept, edit('a', keeps))
    expect(statuses(moved)).toMatchObject({ a: 'waiting', w: 'offered', k: 'confirmed' })
    expect(moved.participants[0]).toMatchObject({ goalkeeper: true, answeredAt: EARLIER })
  })

  it('is a position alone for somebody who has not said that they come', () => {
    const racha = game({ participants: [sample('new'), sample('out', { status: 'declined' })] })
    for (const id of ['new', 'out']) {
      const moved = after(racha, edit(id, { goalkeeper: true }))
      expect(statuses(moved)).toEqual({ new: 'invited', out: 'declined' })
      expect(moved.participants.find((each) => each.id === id)?.goalkeeper).toBe(true)
    }
  })

  it('keeps an offer open when its person changes position; without a free place there they wait', () => {
    const keeps = { goalkeeper: true }
    const one = game({ maxPlayers: 2, participants: [going('a'), offered('o'), waiting('w')] })
    expect(after(one, edit('o', keeps)).participants[1]).toMatchObject({
      status: 'offered',
      goalkeeper: true,
      offerUntil: TOMORROW,
    })
    const two = game({ ...one, maxPlayers: 3, goalkeeperPlaces: 1 })
    const moved = after(two, edit('o', keeps))
    expect(statuses(moved)).toEqual({ a: 'confirmed', o: 'offered', w: 'offered' })
    expect(moved.participants[1]).toMatchObject({ offerUntil: TOMORROW, answeredAt: EARLIER })
    const full = game({ ...two, participants: [...two.participants, going('k', keeps)] })
    expect(after(full, edit('o', keeps)).participants[1]).toMatchObject({
      status: 'waiting',
      offerUntil: null,
      answeredAt: EARLIER,
    })
  })

  it('keeps an offer with what is written of its person at once', () => {
    const kept = sample('r', { kind: 'regular', goalkeeper: true })
    const racha = game({
      maxPlayers: 3,
      goalkeeperPlaces: 1,
      regularsUntilHours: 1,
      participants: [going('a'), offered('o'), kept],
    })
    const asRegular = after(racha, edit('o', { goalkeeper: true, kind: 'regular' }))
    expect(asRegular.participants[1]).toMatchObject({ status: 'offered', offerUntil: TOMORROW })
    expect(statuses(after(racha, edit('o', { goalkeeper: true })))).toMatchObject({ o: 'waiting' })
  })

  it('takes no offer where the position stays', () => {
    const racha = game({ maxPlayers: 2, participants: [going('a'), offered('o')] })
    for (const rest of [{ goalkeeper: false }, { skill: 2 }, { goalkeeper: false, skill: 2 }])
      expect(after(racha, edit('o', rest)).participants[1]).toMatchObject({
        status: 'offered',
        offerUntil: TOMORROW,
      })
  })
})

describe('somebody who is taken off the roster', () => {
  const remove = (participantId: string): RachaCommand => ({ type: 'remove', ...own, participantId })

  it('is gone, and their place goes to the next who waits', () => {
    const racha = game({ maxPlayers: 2, participants: [going('a'), going('b'), waiting('w')] })
    expect(statuses(after(racha, remove('a')))).toEqual({ b: 'confirmed', w: 'offered' })
  })

  it('has to be on it', () => {
    expect(give(game({ participants: [going('a')] }), remove('b'))).toMatchObject({ code: 'not_found' })
  })
})

describe('a person who is promoted', () => {
  const promote = (participantId: string): RachaCommand => ({ type: 'promote', ...own, participantId })

  it('keeps the turn of their answer, or has that of the moment', () => {
    const racha = game({ participants: [waiting('w'), sample('new'), sample('late', { missedOffer: true })] })
    const came = ['w', 'new', 'late'].map((id) =>
      after(racha, promote(id), { at: LATE }).participants.find((each) => each.id === id),
    )
    expect(came).toMatchObject([
      { status: 'confirmed', answeredAt: EARLIER, missedOffer: false },
      { status: 'confirmed', answeredAt: LATE, missedOffer: false },
      { status: 'confirmed', answeredAt: LATE, missedOffer: false },
    ])
  })

  it('gets the place that they are offered', () => {
    const racha = game({ maxPlayers: 2, participants: [going('a'), offered('o')] })
    expect(after(racha, promote('o')).participants[1]).toMatchObject({
      status: 'confirmed',
      offerUntil: null,
    })
    expect(statuses(after(racha, promote('a')))).toEqual({ a: 'confirmed', o: 'offered' })
  })

  it('gets a place of their own position alone', () => {
    const racha = game({
      maxPlayers: 3,
      goalkeeperPlaces: 1,
      participants: [going('a'), going('b'), waiting('w'), sample('k', { goalkeeper: true })],
    })
    expect(give(racha, promote('w'))).toMatchObject({ code: 'conflict' })
    expect(statuses(after(racha, promote('k')))).toMatchObject({ k: 'confirmed' })
  })
})

describe('people who are written down', () => {
  const somebody = { name: 'Bia', goalkeeper: false, kind: 'day', skill: 3, sameAs: null } as const
  const add = (...people: object[]): RachaCommand => ({
    type: 'add',
    ...own,
    people: people.map((each, index) => ({
      ...somebody,
      participantId: `new-${index}`,
      going: false,
      ...each,
    })),
  })
  const roster = (count: number) => Array.from({ length: count }, (_, at) => guest(`P${at}`))

  it('are 200 with those who are there', () => {
    expect(after(game({ participants: roster(199) }), add({})).participants).toHaveLength(200)
    expect(give(game({ participants: roster(200) }), add({}))).toMatchObject({ code: 'conflict' })
  })

  it('have an id that nobody on the roster has', () => {
    expect(give(game({ participants: [guest('a')] }), add({ participantId: 'a' }))).toMatchObject({
      message: 'Bia já está na lista.',
    })
  })

  it('are told from a namesake by their account', () => {
    const racha = game({ participants: [guest('Rafael Lima')] })
    const known = after(racha, add({ sameAs: 'earlier' }))
    expect(known.participants[1]).toMatchObject({ name: 'Rafael Lima', userId: 'user-earlier' })
  })

  it('begin without an answer, an offer or a fault where they have not said that they come', () => {
    expect(after(game(), add({})).participants).toMatchObject([
      { status: 'invited', answeredAt: null, offerUntil: null, missedOffer: false, leftLate: false },
    ])
  })

  it('have paid where the list says so', () => {
    const list: RachaCommand = {
      type: 'list',
      ...own,
      answers: [],
      people: [
        { ...somebody, participantId: 'one', answer: 'going' },
        { ...somebody, participantId: 'two', name: 'Caio', answer: 'going', paid: true },
      ],
      style: defaultStyle,
    }
    expect(after(game(), list).participants).toMatchObject([
      { name: 'Bia', paid: false, status: 'confirmed' },
      { name: 'Caio', paid: true, status: 'confirmed' },
    ])
  })
})

describe('open places (N5)', () => {
  const opens = (opening: object | null): RachaCommand =>
    ({ type: 'open_places', ...own, opening }) as RachaCommand
  const everybody = { to: 'anyone', skillFrom: 1, skillTo: 5 } as const

  it('are public while they are open', () => {
    const open = after(game(), opens(everybody))
    expect(open).toMatchObject({ opening: everybody, visibility: 'public' })
    expect(after(open, { ...opens(null), id: 'close' })).toMatchObject({ opening: null, visibility: 'link' })
  })

  it('are closed in a game of the young too', () => {
    expect(give(game({ maxAge: 15 }), opens(null))).toMatchObject({ ok: true })
  })

  it('are for one level or several, from the lower to the higher', () => {
    expect(give(game(), opens({ ...everybody, skillFrom: 3, skillTo: 3 })).ok).toBe(true)
    expect(give(game(), opens({ ...everybody, skillFrom: 4, skillTo: 3 }))).toMatchObject({
      message: 'O nível de jogo vai do menor ao maior.',
    })
  })

  it('have a distance where the game is played in a booking', () => {
    const near = opens({ ...everybody, withinKm: 10 })
    expect(give(game(), near)).toMatchObject({ code: 'invalid', field: 'withinKm' })
    expect(after(game({ bookingId: 'bkg' }), near).opening).toEqual({ ...everybody, withinKm: 10 })
  })

  it('take the position for which they are open', () => {
    const asks = (to: 'anyone' | 'line' | 'goalkeeper', goalkeeper: boolean) =>
      give(after(game(), opens({ ...everybody, to })), says('going', { goalkeeper }), { by: as('x') })
    expect([asks('anyone', true).ok, asks('anyone', false).ok]).toEqual([true, true])
    expect([asks('goalkeeper', true).ok, asks('line', false).ok]).toEqual([true, true])
    expect(asks('line', true)).toMatchObject({ message: 'As vagas abertas são de linha.' })
  })

  it('take every level from the lowest to the highest of them', () => {
    const open = after(game(), opens({ ...everybody, skillFrom: 2, skillTo: 4 }))
    const asks = (skill: number) => give(open, says('going', { skill }), { by: as('x') }).ok
    expect([1, 2, 3, 4, 5].map(asks)).toEqual([false, true, true, true, false])
  })
})
