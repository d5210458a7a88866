import { describe, expect, it } from 'vitest'
import type { StoredUser } from '../users/stored-user.ts'
import { CARD_UNDER_AGE, changeCard, closeCard, openCard } from './operations.ts'
import { cardPatchSchema, patched } from './card-patch.ts'
import { cardChangeSchema, emptyCard, type OwnCard } from './own-card.ts'
import { playedTogether } from './played-together.ts'

const TODAY = '2026-11-20'
const user = (birthDate: string | null, card?: Partial<OwnCard>): StoredUser => ({
  id: 'ana',
  name: 'Ana Lima',
  email: 'ana@test.test',
  phone: null,
  imagePath: null,
  emailVerifiedAt: null,
  profile: { name: 'athlete' },
  password: null,
  blocked: false,
  birthDate,
  ...(card && { card: { ...emptyCard, ...card } }),
})
const ADULT = '2008-11-20'
const YOUNG = '2008-11-21'
const { handle: _handle, ...nothing } = emptyCard
const said = (outcome: ReturnType<typeof changeCard>) =>
  outcome.ok ? outcome.changes.users[0].card : outcome.message

describe('what an athlete does with their card (H11)', () => {
  it('is their own at first, and keeps its address when it changes', () => {
    expect(said(changeCard(user(null), { ...nothing, foot: 'left' }, TODAY))).toEqual({
      ...emptyCard,
      foot: 'left',
    })
    const changed = changeCard(user(ADULT, { handle: 'abc' }), { ...nothing, listed: true }, TODAY)
    expect(said(changed)).toEqual({ ...emptyCard, handle: 'abc', listed: true })
  })

  it('changes what is said, and leaves the rest as it is', () => {
    const card = { handle: 'abc', foot: 'left', seenBy: { ...emptyCard.seenBy, foot: 'public' } } as const
    const kept = (change: object) => said(changeCard(user(ADULT, card), cardPatchSchema.parse(change), TODAY))
    expect(kept({ heightCm: 171 })).toEqual({ ...emptyCard, ...card, heightCm: 171 })
    expect(patched({ ...emptyCard, ...card }, { foot: undefined, seenBy: { foot: undefined } })).toEqual({
      ...emptyCard,
      ...card,
    })
    expect(kept({ foot: null })).toEqual({ ...emptyCard, ...card, foot: null })
    expect(kept({ seenBy: { height: 'rachas' } })).toEqual({
      ...emptyCard,
      ...card,
      seenBy: { ...card.seenBy, height: 'rachas' },
    })
  })

  it('is listed only for somebody of a known age of 18, with an address', () => {
    const list = (birthDate: string | null, card?: Partial<OwnCard>) =>
      said(changeCard(user(birthDate, card), { ...nothing, listed: true }, TODAY))
    expect(list(YOUNG, { handle: 'abc' })).toBe(CARD_UNDER_AGE)
    expect(list(null, { handle: 'abc' })).toMatch(/^Informe sua data de nascimento/)
    expect(list(ADULT)).toBe('Crie primeiro o endereço do seu cartão.')
  })

  it('can still be changed by somebody of the directory whose age turns out to be less', () => {
    const card = { handle: 'abc', listed: true }
    expect(
      said(changeCard(user(YOUNG, card), { ...nothing, listed: true, foot: 'both' }, TODAY)),
    ).toMatchObject({ foot: 'both' })
  })

  it('gets an address, another one, and none, which takes it out of the directory', () => {
    expect(said(openCard(user(YOUNG), 'abc', TODAY))).toBe(CARD_UNDER_AGE)
    expect(said(openCard(user(null), 'abc', TODAY))).toEqual({ ...emptyCard, handle: 'abc' })
    expect(said(openCard(user(ADULT, { handle: 'abc', listed: true }), 'def', TODAY))).toMatchObject({
      handle: 'def',
      listed: true,
    })
    expect(said(closeCard(user(ADULT, { handle: 'abc', listed: true })))).toEqual(emptyCard)
    expect(said(closeCard(user(ADULT)))).toEqual(emptyCard)
  })

  it.each(['me liga 85 98877-6655', 'liga 123-456', 'ana@gmail.com', 'A', ' A ', 'a'.repeat(41)])(
    'is not called %s',
    (name) => {
      expect(cardChangeSchema.safeParse({ ...nothing, name }).success).toBe(false)
    },
  )

  it.each(['Jo', 'a'.repeat(40), 'Camisa 10', 'Turma 12345'])('may be called %s', (name) => {
    expect(cardChangeSchema.safeParse({ ...nothing, name }).success).toBe(true)
  })

  it('plays in up to three positions, each named once', () => {
    const says = (...positions: OwnCard['positions']) => ({ ...nothing, positions })
    expect(cardChangeSchema.safeParse(says('wing', 'defender', 'forward')).success).toBe(true)
    expect(cardChangeSchema.safeParse(says('wing', 'defender', 'forward', 'midfielder')).success).toBe(false)
    expect(said(changeCard(user(null), says('wing', 'wing', 'forward'), TODAY))).toMatchObject({
      positions: ['wing', 'forward'],
    })
  })

  it.each([99, 231])('is not %s centimetres tall', (heightCm) => {
    expect(cardChangeSchema.safeParse({ ...nothing, heightCm }).success).toBe(false)
    expect(cardChangeSchema.safeParse({ ...nothing, heightCm: 100 }).success).toBe(true)
    expect(cardChangeSchema.safeParse({ ...nothing, heightCm: 230 }).success).toBe(true)
  })
})

describe('those of one’s rachas (H11)', () => {
  const now = '2026-11-20T12:00:00.000Z'
  const racha = (changes: object = {}) => ({
    organizerId: 'org',
    end: '2026-11-19T12:00:00.000Z',
    cancelledAt: null,
    participants: [
      { userId: 'ana', status: 'confirmed' },
      { userId: 'bia', status: 'confirmed' },
      { userId: 'caio', status: 'declined' },
      { userId: null, status: 'confirmed' },
    ] as never,
    ...changes,
  })
  const know = (other: string, changes?: object) => playedTogether([racha(changes)], ['ana', other], now)

  it('had a place in it, or organised it', () => {
    expect(['bia', 'org', 'caio', 'davi'].map((other) => know(other))).toEqual([true, true, false, false])
  })

  it('need no more than one racha together', () => {
    const others = { participants: [] as never }
    expect(playedTogether([racha(others), racha()], ['ana', 'bia'], now)).toBe(true)
    expect(playedTogether([racha(others)], ['ana', 'bia'], now)).toBe(false)
  })

  it('were in one that took place in the last year', () => {
    expect(know('bia', { cancelledAt: now })).toBe(false)
    expect(know('bia', { end: '2026-11-20T12:00:00.001Z' })).toBe(false)
    expect(know('bia', { end: '2025-11-20T12:00:00.000Z' })).toBe(true)
    expect(know('bia', { end: '2025-11-20T11:59:59.999Z' })).toBe(false)
  })
})
