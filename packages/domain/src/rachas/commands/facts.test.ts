import { describe, expect, it } from 'vitest'
import type { RachaCommand } from '../command.ts'
import type { GameBooking } from '../context.ts'
import { after, facts, game, give, MONDAY, sample, START } from '../testing/sample-racha.ts'

const booking: GameBooking = {
  id: 'bkg',
  athleteId: 'olga',
  sport: 'society',
  place: 'Campo 1, Arena',
  timeZone: 'America/Fortaleza',
  start: START,
  end: '2026-11-22T00:30:00.000Z',
  isOn: true,
}
const create = (changes: object = {}): RachaCommand => ({
  type: 'create',
  id: 'cmd',
  rachaId: 'game',
  plays: true,
  facts: { ...facts, ...changes },
})
const change = (given: object): RachaCommand => ({
  type: 'change',
  id: 'cmd',
  rachaId: 'game',
  facts: given,
})
const going = (id: string, goalkeeper = false) =>
  sample(id, { status: 'confirmed', answeredAt: MONDAY, goalkeeper })

describe('a new racha', () => {
  it('is made once by its id, whatever else would be in it', () => {
    expect(give(game(), create({ place: 'Outra quadra' }))).toMatchObject({
      code: 'conflict',
      message: 'Esse racha já foi criado.',
    })
  })

  it('begins later than now', () => {
    const second = '2026-11-16T12:00:01.000Z'
    expect(give(undefined, create({ start: MONDAY, end: START }))).toMatchObject({ code: 'invalid' })
    expect(give(undefined, create({ start: MONDAY, end: '2026-11-16T13:00:00.000Z' }))).toMatchObject({
      code: 'slot_past',
    })
    expect(give(undefined, create({ start: second, end: '2026-11-16T13:00:00.000Z' })).ok).toBe(true)
  })

  it('has its organiser on the line, and tells everybody what happens', () => {
    const racha = after(undefined, create())
    expect(racha.participants).toMatchObject([{ userId: 'olga', goalkeeper: false }])
    expect(racha.mutedBy).toEqual([])
  })

  it('lasts a day at most, and needs no more than it has places for', () => {
    const closes = { regularsUntilHours: 24 }
    expect(give(undefined, create({ end: '2026-11-22T23:00:00.000Z' })).ok).toBe(true)
    expect(give(undefined, create({ ...closes, quorum: 3 })).ok).toBe(true)
    expect(give(undefined, create({ ...closes, quorum: 4 })).ok).toBe(true)
  })

  it('is played in a booking that is not over, and has no other', () => {
    const command = create({ bookingId: 'bkg' })
    const running = { ...booking, start: '2026-11-16T11:00:00.000Z', end: '2026-11-16T12:00:00.000Z' }
    expect(give(undefined, command, { booking: running })).toMatchObject({
      code: 'conflict',
      message: 'Essa reserva já passou ou foi cancelada.',
    })
    expect(give(undefined, command, { booking, taken: game({ id: 'other' }) })).toMatchObject({
      message: 'Essa reserva já tem um racha.',
    })
  })
})

describe('a change of a racha', () => {
  it('moves it to a time that is still to come', () => {
    const racha = game()
    const to = (start: string, end: string) => give(racha, change({ start, end }))
    expect(to('2026-11-23T23:00:00.000Z', '2026-11-24T00:30:00.000Z')).toMatchObject({
      ok: true,
      racha: { start: '2026-11-23T23:00:00.000Z' },
    })
    for (const start of [MONDAY, '2026-11-16T11:00:00.000Z'])
      expect(to(start, '2026-11-16T13:00:00.000Z')).toMatchObject({ code: 'slot_past' })
  })

  it('is taken during the game where it does not move it', () => {
    const at = '2026-11-21T23:30:00.000Z'
    expect(after(game(), change({ place: 'Quadra 2' }), { at }).place).toBe('Quadra 2')
    expect(after(game(), change({ place: 'Quadra 2' }), { at: START }).start).toBe(START)
  })

  it('leaves what it does not say', () => {
    const racha = game({ place: 'Quadra da praça' })
    expect(after(racha, change({ place: undefined, weekly: true }))).toMatchObject({
      place: 'Quadra da praça',
      weekly: true,
    })
  })

  it('keeps it in its own booking, with the distance of its open places, until it leaves the booking', () => {
    const opening = { to: 'anyone', skillFrom: 1, skillTo: 5, withinKm: 10 } as const
    const racha = game({ bookingId: 'bkg', visibility: 'public', opening })
    const stays = after(racha, change({ weekly: true }), { booking, taken: racha })
    expect(stays).toMatchObject({ bookingId: 'bkg', weekly: true, opening })
    const leaves = after(racha, change({ bookingId: null, place: 'Praça' }), { booking, taken: racha })
    expect(leaves).toMatchObject({ bookingId: null, place: 'Praça' })
    expect(leaves.opening).toEqual({ to: 'anyone', skillFrom: 1, skillTo: 5 })
  })

  it('says of whom there are more than the places it leaves', () => {
    const racha = game({
      maxPlayers: 6,
      goalkeeperPlaces: 2,
      participants: [going('a'), going('b'), going('c'), going('k', true), going('l', true)],
    })
    const said = (given: object) => give(racha, change(given))
    expect(said({ goalkeeperPlaces: 1 })).toMatchObject({
      message: '2 goleiros vão. Tire alguém da lista antes de diminuir as vagas.',
    })
    expect(said({ maxPlayers: 4 })).toMatchObject({
      message: '3 pessoas vão. Tire alguém da lista antes de diminuir as vagas.',
    })
    expect(said({ maxPlayers: 5 }).ok).toBe(true)
  })
})
