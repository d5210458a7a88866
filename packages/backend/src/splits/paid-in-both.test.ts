import { defaultStyle } from '@campo-livre/domain/rachas/paste/pasted-list.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { LinkedShare, SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
let count = 0
const key = () => `k${(count += 1)}`

const onRacha = (body: object) =>
  ask('POST /rachas/commands', { as: 'ana', body: { id: key(), rachaId: 'racha', ...body } })
const onBill = (body: object) =>
  ask('POST /splits/commands', { as: 'ana', body: { id: key(), splitId: 'conta', ...body } })
const racha = async () => (await ask('GET /rachas/racha', { as: 'ana' })).body.data as RachaDetail
const bill = async () => (await ask('GET /splits/conta', { as: 'ana' })).body.data as SplitDetail

const personOf = (id: string, sameAs: string) => ({
  id,
  name: `Nome ${id}`,
  sameAs,
  exempt: false,
  part: { as: 'rest' },
})
const itemOf = (id: string, cents: number) => ({
  id,
  kind: 'other',
  name: `Gasto ${id}`,
  cents,
  payers: { of: 'all' },
  source: null,
})

/** Opens the bill of Ana's racha among herself, Bia and Caio. */
async function opened(): Promise<void> {
  const edits = [
    ...[personOf('me', 'ana'), personOf('bia', 'r2'), personOf('caio', 'r3')].map((person) => ({
      do: 'person',
      person,
    })),
    { do: 'item', item: itemOf('field', 9000) },
  ]
  const { status } = await onBill({ type: 'open', origin: { kind: 'racha', id: 'racha' }, edits })
  expect(status).toBe(200)
}

/** The names of those who have paid, by both screens. */
async function paidBoth(): Promise<{ racha: string[]; bill: string[] }> {
  const places = new Map([
    ['me', 'r1'],
    ['bia', 'r2'],
    ['caio', 'r3'],
  ])
  const people = (await bill()).people.filter(({ id }) => places.has(id))
  const marks = new Map((await racha()).participants.map(({ id, paid }) => [id, paid]))
  return {
    racha: people.filter(({ id }) => marks.get(places.get(id) ?? '')).map(({ id }) => id),
    bill: people.filter(({ openCents }) => openCents === 0).map(({ id }) => id),
  }
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'mark',
      'unmark',
      'list',
      'receive',
      'undo',
      'cash',
      'pix',
      'item',
      'remove',
      'exempt',
      'leave',
      'come',
    ),
    who: fc.constantFrom('me', 'bia', 'caio'),
    which: fc.nat(3),
  }),
  { minLength: 20, maxLength: 20 },
)
const placeOf = { me: 'r1', bia: 'r2', caio: 'r3' } as const
type Step = { what: string; who: keyof typeof placeOf; which: number }

async function take({ what, who, which }: Step): Promise<void> {
  const participantId = placeOf[who]
  const person = (await bill()).people.find(({ id }) => id === who)
  if (what === 'mark' || what === 'unmark')
    await onRacha({ type: 'pay', participantId, paid: what === 'mark' })
  else if (what === 'list') {
    const answers = [{ participantId, answer: 'confirmed', goalkeeper: false, paid: true }]
    await onRacha({ type: 'list', answers, people: [], style: defaultStyle })
  } else if (what === 'receive') await onBill({ type: 'receive', personId: who })
  else if (what === 'undo')
    await onBill({ type: 'undo', paymentId: person?.payments.at(which)?.id ?? 'none' })
  else if (what === 'cash' && person)
    await ask(`POST /share-links/${person.token}/commands`, { body: { type: 'cash', id: key() } })
  else if (what === 'pix' && person) {
    const asked = await ask(`POST /share-links/${person.token}/commands`, {
      body: { type: 'pix', id: key() },
    })
    const pix = (asked.body.data as LinkedShare | undefined)?.pix
    if (pix) await ask(`POST /__mock/pix/${pix.id}/pay`)
  } else if (what === 'item')
    await onBill({ type: 'edit', edits: [{ do: 'item', item: itemOf(`i${which}`, 1000 + which) }] })
  else if (what === 'remove')
    await onBill({ type: 'edit', edits: [{ do: 'remove_item', itemId: `i${which}` }] })
  else if (what === 'leave') await onBill({ type: 'edit', edits: [{ do: 'remove_person', personId: who }] })
  else {
    const entered = { ...personOf(who, who === 'me' ? 'ana' : participantId), exempt: what === 'exempt' }
    await onBill({ type: 'edit', edits: [{ do: 'person', person: entered }] })
  }
}

describe('who has paid, told by a racha and by its bill (H7, H10)', () => {
  it('reaches the bill when it is noted in the racha after the bill was opened, and is taken back there', async () => {
    await opened()
    await onRacha({ type: 'pay', participantId: 'r3', paid: true })
    const caio = (await bill()).people.find(({ id }) => id === 'caio')
    expect(caio).toMatchObject({ openCents: 0, payments: [{ kind: 'cash', status: 'paid', cents: 3000 }] })
    expect((await bill()).changes.at(-1)).toMatchObject({
      who: 'Ana Lima',
      what: 'Anotou o pagamento no racha: Nome caio',
    })
    await onRacha({ type: 'pay', participantId: 'r3', paid: false })
    expect(await paidBoth()).toEqual({ racha: [], bill: [] })
  })

  it('reaches the racha when it is noted in the bill, the organiser’s own part too', async () => {
    await opened()
    await onBill({ type: 'receive', personId: 'caio' })
    await onBill({ type: 'receive', personId: 'me' })
    expect(await paidBoth()).toEqual({ racha: ['me', 'caio'], bill: ['me', 'caio'] })
  })

  it('is not taken back of a Pix, in either', async () => {
    await opened()
    await take({ what: 'pix', who: 'bia', which: 0 })
    const { status, body } = await onRacha({ type: 'pay', participantId: 'r2', paid: false })
    expect([status, body.code]).toEqual([409, 'not_undoable'])
    expect(await paidBoth()).toEqual({ racha: ['bia'], bill: ['bia'] })
  })

  it('is of the game of the bill alone: an earlier racha stays as it was paid', async () => {
    const edits = [
      { do: 'person', person: personOf('caio', 'r3') },
      { do: 'item', item: itemOf('meat', 8000) },
    ]
    const participants = db()
      .rachas.find('racha')
      ?.participants.map((each) => ({ ...each, paid: true }))
    await db().rachas.update('racha', { participants: participants ?? [] })
    await db().bookings.insert(
      tinyBooking({
        id: 'barbecue',
        code: 'RSV-BBQ2',
        start: '2026-11-24T23:00:00.000Z',
        end: '2026-11-25T00:00:00.000Z',
      }),
    )
    const { status } = await onBill({
      type: 'open',
      origin: { kind: 'booking', id: 'barbecue' },
      edits,
    })
    expect(status).toBe(200)
    expect((await racha()).participants.map(({ paid }) => paid)).toEqual([true, true, true])
  })

  it.each(Array.from({ length: 5 }, (_, seed) => seed))(
    'is the same after every step of a random sequence: %i',
    async (seed) => {
      await opened()
      for (const step of fc.sample(steps, { seed, numRuns: 1 })[0] ?? []) {
        await take(step)
        const both = await paidBoth()
        expect(both.racha, JSON.stringify(step)).toEqual(both.bill)
      }
    },
  )
})
