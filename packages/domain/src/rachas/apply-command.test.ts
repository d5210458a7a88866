import { describe, expect, it } from 'vitest'
import { nextGame } from './next-game.ts'
import { settle } from './settle.ts'
import { rachaStatus } from './racha-status.ts'
import type { RachaCommand } from './command.ts'
import {
  after,
  as,
  facts,
  game,
  give,
  MONDAY,
  sample,
  says,
  START,
  statuses,
} from './testing/sample-racha.ts'

const going = (id: string, rest = {}) => sample(id, { status: 'confirmed', answeredAt: MONDAY, ...rest })
const four = ['a', 'b', 'c', 'd'].map((id) => going(id))
const waiting = (id: string, minute: string, rest = {}) =>
  sample(id, { status: 'waiting', answeredAt: `2026-11-15T12:${minute}:00.000Z`, ...rest })

describe('an answer (N2)', () => {
  it('takes a place while there is one, then waits', () => {
    let racha = game({ participants: [...four.slice(1), sample('e'), sample('f')] })
    racha = after(racha, says('going'), { by: as('e') })
    racha = after(racha, says('going'), { by: as('f') })
    expect(statuses(racha)).toMatchObject({ e: 'confirmed', f: 'waiting' })
  })

  it('that gives a place up offers it to the first who waits, for some time (rule 9)', () => {
    const racha = game({ participants: [...four, waiting('late', '20'), waiting('soon', '10')] })
    const left = after(racha, says('declined'), { by: as('a') })
    expect(statuses(left)).toMatchObject({ a: 'declined', soon: 'offered', late: 'waiting' })
    expect(left.participants.at(-1)?.offerUntil).toBe('2026-11-17T12:00:00.000Z')
    expect(statuses(after(left, says('going'), { by: as('soon') }))).toMatchObject({ soon: 'confirmed' })
    expect(statuses(after(left, says('going'), { by: as('a') }))).toMatchObject({ a: 'waiting' })
  })

  it('that never comes lets the offer go to the next by the clock, when it is read', () => {
    const racha = game({ participants: [...four, waiting('one', '10'), waiting('two', '20')] })
    const left = after(racha, says('maybe'), { by: as('a') })
    const read = settle(left, '2026-11-17T12:00:00.000Z')
    expect(statuses(read)).toMatchObject({ one: 'invited', two: 'offered' })
    expect(read.participants[4]?.missedOffer).toBe(true)
    expect(statuses(settle(left, START))).toMatchObject({ one: 'invited', two: 'invited' })
  })

  it('is whose comes first in the last two hours', () => {
    const racha = game({ participants: [...four, waiting('one', '10'), waiting('two', '20')] })
    const at = '2026-11-21T21:00:00.000Z'
    const left = after(racha, says('declined'), { by: as('a'), at })
    expect(statuses(left)).toMatchObject({ one: 'waiting', two: 'waiting' })
    expect(statuses(after(left, says('going'), { by: as('two'), at }))).toMatchObject({ two: 'confirmed' })
  })

  it('is taken until the game begins, and marks who leaves late', () => {
    const racha = game({ participants: four, freeOutHours: 24 })
    const left = after(racha, says('declined'), { by: as('a'), at: '2026-11-21T12:00:00.000Z' })
    expect(left.participants[0]?.leftLate).toBe(true)
    expect(after(racha, says('declined'), { by: as('a') }).participants[0]?.leftLate).toBe(false)
    expect(give(racha, says('declined'), { by: as('a'), at: START })).toMatchObject({
      code: 'invalid_transition',
    })
  })

  it('for somebody else is the organiser’s', () => {
    const racha = game({ participants: [sample('a'), sample('b')] })
    const said = says('going', { participantId: 'a' })
    expect(statuses(after(racha, said))).toMatchObject({ a: 'confirmed' })
    expect(give(racha, said, { by: as('b') })).toMatchObject({ code: 'forbidden' })
  })
})

describe('places', () => {
  it('are kept for regulars until their closing time, then offered in line', () => {
    const regular = (id: string) => sample(id, { kind: 'regular' })
    const racha = game({
      maxPlayers: 2,
      regularsUntilHours: 48,
      participants: [regular('r1'), regular('r2'), sample('day')],
    })
    const asked = after(racha, says('going'), { by: as('day') })
    expect(statuses(asked)).toMatchObject({ day: 'waiting' })
    const in1 = after(asked, says('going'), { by: as('r1') })
    const closed = settle(in1, '2026-11-19T23:00:00.000Z')
    expect(statuses(closed)).toMatchObject({ r1: 'confirmed', r2: 'invited', day: 'offered' })
    expect(closed.closedAt).toBe('2026-11-19T23:00:00.000Z')
  })

  it('of goalkeepers are theirs alone', () => {
    const racha = game({
      maxPlayers: 3,
      goalkeeperPlaces: 1,
      participants: [going('a'), going('b'), sample('c')],
    })
    expect(statuses(after(racha, says('going'), { by: as('c') }))).toMatchObject({ c: 'waiting' })
    const keeps = says('going', { goalkeeper: true })
    expect(statuses(after(racha, keeps, { by: as('c') }))).toMatchObject({ c: 'confirmed' })
    const free = game({ maxPlayers: 3, participants: [going('a'), going('b'), sample('c')] })
    expect(statuses(after(free, keeps, { by: as('c') }))).toMatchObject({ c: 'confirmed' })
  })

  it('are opened or the game is cancelled where the quorum is not met', () => {
    const racha = game({ participants: four.slice(2), quorum: 3, regularsUntilHours: 24 })
    const closing = '2026-11-20T23:00:00.000Z'
    expect(settle(racha, closing)).toMatchObject({ visibility: 'public', opening: { to: 'anyone' } })
    const cancels = { ...racha, withoutQuorum: 'cancel' } as const
    expect(settle(cancels, '2026-11-20T22:59:59.999Z').cancelledAt).toBeNull()
    expect(settle(cancels, START)).toMatchObject({ cancelledAt: closing })
    expect(settle({ ...cancels, quorum: 2 }, START).cancelledAt).toBeNull()
  })

  it('that are opened let players in by position and skill (N5)', () => {
    const opening = { to: 'goalkeeper', skillFrom: 3, skillTo: 5 } as const
    const opens: RachaCommand = { type: 'open_places', id: 'o', rachaId: 'game', opening }
    const racha = after(game(), opens)
    const asks = (rest: object) => give(racha, says('going', rest), { by: as('x') })
    expect(asks({ goalkeeper: true, skill: 4 })).toMatchObject({ ok: true })
    expect(asks({ skill: 4 })).toMatchObject({ code: 'conflict', message: 'A vaga aberta é de goleiro.' })
    expect(asks({ goalkeeper: true, skill: 2 })).toMatchObject({ code: 'conflict' })
    expect(give(game(), says('going'), { by: as('x') })).toMatchObject({ code: 'not_found' })
  })
})

describe('the link', () => {
  const link = (id: string, name: string, key = `device-of-${id}-12345`) =>
    ({ type: 'link_answer', rachaId: 'game', id, key, name, goalkeeper: false, answer: 'going' }) as const

  it('lets a guest answer, and answer again from the same device', () => {
    const racha = after(game(), link('one', 'Bocão'), { by: null })
    const again = { ...link('two', 'Outro nome', 'device-of-one-12345'), answer: 'declined' as const }
    expect(after(racha, again, { by: null }).participants).toMatchObject([
      { name: 'Bocão', status: 'declined' },
    ])
  })

  it('finds the guest whom the organiser wrote down, and asks two of a name for more', () => {
    const guest = sample('joao', { userId: null, name: 'João' })
    const racha = after(game({ participants: [guest] }), link('one', 'joao'), { by: null })
    expect(racha.participants).toMatchObject([{ id: 'joao', status: 'confirmed' }])
    expect(give(racha, link('two', 'João'), { by: null })).toMatchObject({ code: 'conflict' })
  })

  it('is for somebody with an account their own answer', () => {
    const racha = game({ participants: [sample('a')] })
    expect(statuses(after(racha, link('one', 'x'), { by: as('a') }))).toEqual({ a: 'confirmed' })
    const came = after(racha, link('two', 'x'), { by: { id: 'new', name: 'Nina Costa' } })
    expect(came.participants[1]).toMatchObject({ userId: 'new', name: 'Nina Costa', guestKey: null })
  })
})

describe('the organiser', () => {
  const own = { id: 'cmd', rachaId: 'game' }
  const create = (changes: object = {}, plays = true): RachaCommand => ({
    type: 'create',
    ...own,
    plays,
    facts: { ...facts, ...changes },
  })

  it('makes a game for any place, and plays in it', () => {
    const racha = after(undefined, create())
    expect(racha).toMatchObject({ organizerId: 'olga', linkToken: 'fresh', code: 'RCH-NEW2' })
    expect(racha.participants).toMatchObject([{ name: 'Olga Reis', kind: 'regular', status: 'confirmed' }])
    expect(after(undefined, create({}, false)).participants).toEqual([])
  })

  it('makes one in a booking, with its place and time', () => {
    const booking = {
      id: 'bkg',
      athleteId: 'olga',
      sport: 'society',
      place: 'Campo 1, Arena',
      timeZone: 'America/Sao_Paulo',
      start: '2026-11-20T22:00:00.000Z',
      end: '2026-11-20T23:00:00.000Z',
      isOn: true,
    } as const
    const command = create({ bookingId: 'bkg' })
    expect(after(undefined, command, { booking })).toMatchObject({
      place: 'Campo 1, Arena',
      start: booking.start,
    })
    expect(give(undefined, command)).toMatchObject({ code: 'not_found' })
    expect(give(undefined, command, { booking, by: as('a') })).toMatchObject({ code: 'not_found' })
    expect(give(undefined, command, { booking: { ...booking, isOn: false } })).toMatchObject({
      code: 'conflict',
    })
    expect(give(undefined, command, { booking, taken: game({ id: 'other' }) })).toMatchObject({
      code: 'conflict',
    })
  })

  it.each([
    [{ end: START }, 'O fim precisa ser depois do começo.'],
    [{ start: '2026-11-16T11:00:00.000Z', end: '2026-11-16T12:00:00.000Z' }, 'Esse horário já passou.'],
    [{ end: '2026-11-22T23:01:00.000Z' }, 'Um racha dura no máximo 24 horas.'],
    [{ goalkeeperPlaces: 4 }, 'Deixe vagas de linha: os goleiros não podem ocupar todas.'],
    [{ quorum: 3 }, 'Escolha o fechamento das respostas: o mínimo é contado nessa hora.'],
    [{ quorum: 5, regularsUntilHours: 24 }, 'O mínimo não pode passar das 4 vagas.'],
  ])('is told in a sentence what does not fit: %j', (changes, message) => {
    expect(give(undefined, create(changes))).toMatchObject({ ok: false, message })
  })

  it('changes facts without touching others, never below who is in', () => {
    const racha = game({ participants: four })
    const change = (given: object): RachaCommand => ({ type: 'change', ...own, facts: given })
    expect(after(racha, change({ place: 'Outro lugar' }))).toMatchObject({
      place: 'Outro lugar',
      maxPlayers: 4,
    })
    expect(give(racha, change({ maxPlayers: 3 }))).toMatchObject({
      message: '4 pessoas vão. Tire alguém da lista antes de diminuir as vagas.',
    })
    expect(give(racha, change({}), { by: as('a') })).toMatchObject({ code: 'forbidden' })
    expect(give(racha, change({}), { by: as('x') })).toMatchObject({ code: 'not_found' })
    const full = game({ participants: [...four, waiting('w', '10')] })
    expect(statuses(after(full, change({ maxPlayers: 5 })))).toMatchObject({ w: 'offered' })
  })

  it('writes people down, known ones with their account, each name once', () => {
    const somebody = {
      participantId: 'n',
      name: 'Bia',
      goalkeeper: false,
      kind: 'day',
      skill: 3,
      going: true,
    } as const
    let times = 0
    const add = (...people: object[]) =>
      ({
        type: 'add',
        rachaId: 'game',
        id: `add-${(times += 1)}`,
        people: people.map((each) => ({ ...somebody, sameAs: null, ...each })),
      }) as RachaCommand
    const racha = after(game({ participants: four }), add({ sameAs: 'earlier' }))
    expect(racha.participants[4]).toMatchObject({ userId: 'user-earlier', status: 'waiting' })
    expect(give(racha, add({ participantId: 'm', name: 'bia', sameAs: 'earlier' }))).toMatchObject({
      code: 'conflict',
    })
    expect(give(game(), add({}, { participantId: 'm', name: 'BIA' }))).toMatchObject({ code: 'conflict' })
    const many = Array.from({ length: 201 }, (_, index) => ({
      participantId: `p${index}`,
      name: `P${index}`,
    }))
    expect(give(game(), add(...many))).toMatchObject({ message: 'A lista fica com no máximo 200 nomes.' })
  })

  it('promotes out of turn, while there is a place', () => {
    const promote: RachaCommand = { type: 'promote', ...own, participantId: 'two' }
    const full = game({ participants: [...four, waiting('one', '10'), waiting('two', '20')] })
    expect(give(full, promote)).toMatchObject({ code: 'conflict' })
    const left = after(full, says('declined'), { by: as('a'), at: '2026-11-21T22:00:00.000Z' })
    const at = '2026-11-21T22:10:00.000Z'
    expect(statuses(after(left, promote, { at }))).toMatchObject({ one: 'waiting', two: 'confirmed' })
  })

  it('marks who is there and who has paid, hands the game on, and cancels it with a reason', () => {
    const racha = game({ participants: [...four, sample('guest', { userId: null })] })
    const arrive = (participantId: string) =>
      ({ type: 'arrive', ...own, participantId, arrived: true }) as const
    expect(after(racha, arrive('a'), { at: START }).participants[0]?.arrivedAt).toBe(START)
    expect(give(racha, arrive('guest'))).toMatchObject({ code: 'invalid_transition' })
    const pay = (participantId: string) => ({ type: 'pay', ...own, participantId, paid: true }) as const
    expect(after(racha, pay('a'), { at: '2026-11-22T12:00:00.000Z' }).participants[0]?.paid).toBe(true)
    expect(give(racha, pay('nobody'))).toMatchObject({ code: 'not_found' })
    expect(give(racha, pay('a'), { by: as('a') })).toMatchObject({ code: 'forbidden' })
    const transfer = (participantId: string) => ({ type: 'transfer', ...own, participantId }) as const
    expect(after(racha, transfer('a')).organizerId).toBe('user-a')
    expect(give(racha, transfer('guest'))).toMatchObject({ code: 'conflict' })
    const cancel = { type: 'cancel', ...own, scope: 'all', reason: 'Chuva' } as const
    const gone = after({ ...racha, weekly: true }, cancel)
    expect([rachaStatus(gone, MONDAY), gone.weekly, gone.cancelReason]).toEqual(['cancelled', false, 'Chuva'])
    expect(give(gone, says('going'), { by: as('a') })).toMatchObject({ code: 'invalid_transition' })
  })
})

describe('a command', () => {
  it('counts once by its id, and is refused with something else in it', () => {
    const racha = game({ participants: [sample('a')] })
    const said = says('going')
    const once = after(racha, said, { by: as('a') })
    expect(after(once, said, { by: as('a') })).toEqual(once)
    expect(give(once, { ...said, answer: 'maybe' } as RachaCommand, { by: as('a') })).toMatchObject({
      code: 'idempotency_key_reused',
    })
    expect(give(once, said, { by: as('b') })).toMatchObject({ code: 'idempotency_key_reused' })
  })
})

describe('a weekly game', () => {
  const weekly = game({
    weekly: true,
    timeZone: 'America/New_York',
    start: '2027-03-08T01:00:00.000Z',
    end: '2027-03-08T02:00:00.000Z',
    participants: [going('r', { kind: 'regular', arrivedAt: START }), going('d')],
  })

  it('makes its next one when it is over, at the same time of the clock, with its regulars invited', () => {
    expect(nextGame(weekly, { at: '2027-03-08T01:59:59.999Z', code: 'C' })).toBeNull()
    const next = nextGame(weekly, { at: weekly.end, code: 'C' })
    expect(next).toMatchObject({ id: 'game-2027-03-14', start: '2027-03-15T00:00:00.000Z', bookingId: null })
    expect(next?.participants).toMatchObject([{ name: 'r', status: 'invited', arrivedAt: null }])
    expect(next?.participants).toHaveLength(1)
  })

  it('skips weeks that nobody has read, and one that is not weekly makes none', () => {
    const later = nextGame(weekly, { at: '2027-04-01T12:00:00.000Z', code: 'C' })
    expect(later?.start).toBe('2027-04-05T00:00:00.000Z')
    expect(nextGame({ ...weekly, weekly: false }, { at: weekly.end, code: 'C' })).toBeNull()
    expect(nextGame({ ...weekly, cancelledAt: MONDAY }, { at: MONDAY, code: 'C' })?.id).toBe(
      'game-2027-03-14',
    )
  })
})

it('somebody under 18 stays out of open places, their own too (N5)', () => {
  const opening = { to: 'anyone' as const, skillFrom: 1, skillTo: 5 }
  const open = game({ visibility: 'public', opening })
  const minor = { ...as('teen'), minor: true }
  expect(give(open, says('going'), { by: minor })).toMatchObject({ ok: false, code: 'forbidden' })
  expect(give(game(), says('going'), { by: minor })).toMatchObject({ ok: false, code: 'not_found' })
  const opens = { type: 'open_places' as const, id: 'open', rachaId: 'game', opening }
  const by = { id: 'olga', name: 'Olga Reis', minor: true }
  expect(give(game(), opens, { by })).toMatchObject({ ok: false, code: 'forbidden' })
  expect(give(game(), { ...opens, opening: null }, { by })).toMatchObject({ ok: true })
})

describe('a game with ages (N2)', () => {
  const ages = { minAge: 18, maxAge: null }
  const young = { ...as('young'), birth: '2008-11-22' }
  const adult = { ...as('adult'), birth: '2008-11-21' }
  const guestSays = (rest: object = {}) =>
    ({
      type: 'link_answer',
      id: `guest-${JSON.stringify(rest)}`,
      rachaId: 'game',
      key: 'device-of-a-guest-1',
      name: 'Caio',
      goalkeeper: false,
      answer: 'going',
      ...rest,
    }) as const

  it('asks who comes for their birth, and takes who is of the age on the day of the game', () => {
    const aged = game({ ...ages, participants: [sample('young'), sample('adult'), sample('unknown')] })
    expect(give(aged, says('going'), { by: as('unknown') })).toMatchObject({ ok: false, code: 'age_needed' })
    const refused = give(aged, says('going'), { by: young })
    expect(refused).toMatchObject({ ok: false, code: 'conflict' })
    expect(refused).toMatchObject({
      message: expect.stringMatching(/^Este racha é para maiores de 18 no dia/),
    })
    expect(statuses(after(aged, says('going'), { by: adult }))).toMatchObject({ adult: 'confirmed' })
    for (const answer of ['maybe', 'declined'] as const)
      expect(give(aged, says(answer), { by: young })).toMatchObject({ ok: true })
  })

  it('keeps who is in when it gets its ages later, until they leave', () => {
    const there = game({ participants: [sample('young', { status: 'confirmed', answeredAt: MONDAY })] })
    const aged = after(there, { type: 'change', id: 'ages', rachaId: 'game', facts: ages })
    expect(statuses(aged)).toEqual({ young: 'confirmed' })
    const keeper = after(aged, says('going', { goalkeeper: true }), { by: young })
    expect(statuses(keeper)).toEqual({ young: 'confirmed' })
    const left = after(keeper, says('declined'), { by: young })
    expect(give(left, says('going'), { by: young })).toMatchObject({ ok: false, code: 'conflict' })
  })

  it('takes the word of a guest, and the organiser’s for anybody', () => {
    const aged = game({ ...ages, participants: [sample('young')] })
    const by = null
    expect(give(aged, guestSays(), { by })).toMatchObject({ ok: false, code: 'age_needed' })
    expect(give(aged, guestSays({ ageStated: false }), { by })).toMatchObject({ code: 'age_needed' })
    expect(give(aged, guestSays({ answer: 'maybe' }), { by })).toMatchObject({ ok: true })
    const come = after(aged, guestSays({ ageStated: true }), { by })
    expect(come.participants.at(-1)).toMatchObject({ name: 'Caio', status: 'confirmed' })
    expect(give(come, guestSays({ goalkeeper: true }), { by })).toMatchObject({ ok: true })
    expect(give(aged, guestSays({ ageStated: true }), { by: young })).toMatchObject({ code: 'conflict' })
    const put = after(aged, says('going', { participantId: 'young' }))
    expect(statuses(put)).toEqual({ young: 'confirmed' })
    expect(give(aged, says('going'))).toMatchObject({ ok: true })
  })

  it('of the young opens no places, as only adults come by them', () => {
    const opening = { to: 'anyone' as const, skillFrom: 1, skillTo: 5 }
    const opens = { type: 'open_places' as const, id: 'open', rachaId: 'game', opening }
    expect(give(game({ minAge: null, maxAge: 17 }), opens)).toMatchObject({ ok: false, code: 'forbidden' })
    const open = after(game({ minAge: 40, maxAge: null }), opens)
    expect(give(open, says('going'), { by: adult })).toMatchObject({ ok: false, code: 'conflict' })
    expect(give(open, says('going'), { by: as('unknown') })).toMatchObject({ code: 'age_needed' })
  })

  it('refuses a lowest age above the highest, and keeps its ages from week to week', () => {
    const change = { type: 'change' as const, id: 'ages', rachaId: 'game' }
    expect(give(game(ages), { ...change, facts: { maxAge: 17 } })).toMatchObject({ code: 'invalid' })
    const weekly = game({ ...ages, weekly: true })
    expect(nextGame(weekly, { at: weekly.end, code: 'RCH-NEXT' })).toMatchObject(ages)
  })
})
