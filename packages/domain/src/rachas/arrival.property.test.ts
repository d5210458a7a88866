import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toInstant, toMinutes } from '../time/zone.ts'
import { ARRIVING_MINUTES, inOrderOfArrival, turnOf } from './arrival.ts'
import { arrivalCode, CODE_MINUTES } from './arrival-code.ts'
import type { LinkArrival } from './command.ts'
import type { Racha } from './racha.ts'
import { after, as, game, give, sample, START } from './testing/sample-racha.ts'

const minutesBefore = (minutes: number) => toInstant(toMinutes(START) - minutes)
const SOON = minutesBefore(30)
const KEY = 'device-of-a-guest'
const codeAt = (racha: Racha, at: string) => arrivalCode(racha, 'key', at).code ?? ''
const going = (id: string, rest = {}) => sample(id, { status: 'confirmed', answeredAt: SOON, ...rest })
const guest = (name: string, rest = {}) => going(name, { userId: null, name, ...rest })

let ids = 0
const arrival = (racha: Racha, rest: Partial<LinkArrival> & { shownAt?: string } = {}) => {
  const { shownAt = SOON, ...given } = rest
  const code = codeAt(racha, shownAt)
  return {
    type: 'link_arrive',
    id: `a${(ids += 1)}`,
    rachaId: 'game',
    key: KEY,
    code,
    name: null,
    ...given,
  } as const
}
const turns = ({ participants }: Racha) => inOrderOfArrival(participants).map(({ id }) => id)

describe('an arrival by the code at the field (N2)', () => {
  it('is that of the account, of the device, or of the guest whose name is chosen', () => {
    const racha = game({
      participants: [going('ana'), guest('Bocão', { guestKey: KEY }), guest('Davi'), guest('Caio Lima')],
    })
    const one = after(racha, arrival(racha), { by: as('ana'), at: SOON })
    const two = after(one, arrival(racha), { by: null, at: minutesBefore(29) })
    const chosen = arrival(racha, { key: 'another-device-1234', name: 'Caio' })
    const three = after(two, chosen, { by: null, at: minutesBefore(28) })
    expect(turns(three)).toEqual(['ana', 'Bocão', 'Caio Lima'])
    expect(turnOf(three.participants, 'Caio Lima')).toBe(3)
    expect(three.participants.map(({ guestKey }) => guestKey)).toEqual([
      null,
      KEY,
      null,
      'another-device-1234',
    ])
    const again = after(three, arrival(racha), { by: as('ana'), at: minutesBefore(27) })
    expect(again.participants).toEqual(three.participants)
  })

  it('is nobody’s who has an account, another device, or no place', () => {
    const racha = game({
      participants: [
        going('ana'),
        guest('Bia', { guestKey: 'their-device-12345' }),
        guest('Caio', { status: 'waiting' }),
      ],
    })
    const asGuest = (name: string) => give(racha, arrival(racha, { name }), { by: null, at: SOON })
    for (const name of ['ana', 'Bia', 'Caio', 'Duda'])
      expect(asGuest(name)).toMatchObject({ ok: false, code: 'not_found' })
    const waiting = game({ participants: [going('ana', { status: 'waiting' })] })
    expect(give(waiting, arrival(waiting), { by: as('ana'), at: SOON })).toMatchObject({ code: 'conflict' })
  })

  it('is refused before the hours of the game, and after it', () => {
    const racha = game({ participants: [going('ana')] })
    const early = give(racha, arrival(racha), { by: as('ana'), at: minutesBefore(ARRIVING_MINUTES + 1) })
    expect(early).toMatchObject({ message: 'A chegada vale a partir de sáb, 21/11 às 18h.' })
    expect(give(racha, arrival(racha), { by: as('ana'), at: racha.end })).toMatchObject({
      code: 'invalid_transition',
    })
  })
})

it('a code counts from its minute for 5 to 10 minutes, at its own game alone (N2)', () => {
  const hours = fc.integer({ min: 0, max: ARRIVING_MINUTES + 89 })
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 40 }), (shown, later) => {
      const racha = game({ participants: [going('ana')] })
      const shownAt = minutesBefore(ARRIVING_MINUTES - shown)
      const at = toInstant(toMinutes(shownAt) + later)
      const arrive = (code: string) => give(racha, arrival(racha, { code }), { by: as('ana'), at })
      const { code, until } = arrivalCode(racha, 'key', shownAt)
      const ends = toInstant(toMinutes(until) + CODE_MINUTES)
      expect(until > shownAt && toMinutes(until) - toMinutes(shownAt) <= CODE_MINUTES).toBe(true)
      expect(arrive(code ?? '').ok).toBe(at < ends && at < racha.end)
      expect(arrive(codeAt({ ...racha, id: 'gama' }, at)).ok).toBe(false)
      expect(arrive(arrivalCode(racha, 'other key', at).code ?? '').ok).toBe(false)
    }),
  )
})

it('whoever comes, and however often, has one turn in the order of coming', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...people), { maxLength: 30 }), (coming) => {
      let racha = game({ participants: people.map((id) => going(id)) })
      for (const [index, id] of coming.entries())
        racha = after(racha, arrival(racha, { shownAt: SOON }), {
          by: as(id),
          at: new Date(Date.parse(SOON) + index * 1000).toISOString(),
        })
      expect(turns(racha)).toEqual([...new Set(coming)])
      expect([...new Set(coming)].map((id) => turnOf(racha.participants, id))).toEqual(
        [...new Set(coming)].map((_, index) => index + 1),
      )
    }),
  )
})
