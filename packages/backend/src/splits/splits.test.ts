import type { OwnBill } from '@campo-livre/domain/splits/own-bill.ts'
import { pickedToken } from '@campo-livre/domain/splits/group-link.ts'
import type {
  LinkedBill,
  LinkedShare,
  SplitDetail,
  SplitProposal,
} from '@campo-livre/domain/splits/split-view.ts'
import { describe, expect, it, vi } from 'vitest'
import type { CardOutcome } from '@campo-livre/mocks/bank/card-outcome.ts'
import { testCard } from '@campo-livre/mocks/bank/test-cards.ts'
import { crc16, readBrCode } from '@campo-livre/mocks/testing/read-br-code.ts'
import { forgetPerson } from '../me/forget-person.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyBooking } from '@campo-livre/mocks/testing/tiny-booking.ts'
import { tinyTab } from '@campo-livre/mocks/testing/tiny-houses.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
const plain = (text: string) => text.replace(/\s/g, ' ')
let count = 0

const proposal = async (path: string, as = 'ana') =>
  (await ask(`GET /split-proposals/${path}`, { as })).body.data as SplitProposal
const give = (body: object, as = 'ana') =>
  ask('POST /splits/commands', { as, body: { id: `c${(count += 1)}`, splitId: 'conta', ...body } })
const share = (token: string, body: object) =>
  ask(`POST /share-links/${token}/commands`, { body: { id: `c${(count += 1)}`, ...body } })
const bank = (id: string) => ask(`POST /__mock/pix/${id}/pay`)
const linked = ({ body }: { body: { data: unknown } }) => body.data as LinkedShare

/** Opens a bill as it is proposed, and returns it. */
async function opened(kind: string, id: string): Promise<SplitDetail> {
  const { items, people } = await proposal(`${kind}/${id}`)
  const edits = [
    ...people.map((person) => ({ do: 'person', person })),
    ...items.map((item) => ({ do: 'item', item })),
  ]
  const { status, body } = await give({ type: 'open', origin: { kind, id }, edits })
  expect(status).toBe(200)
  return body.data
}

const read = async () => (await ask('GET /splits/conta', { as: 'ana' })).body.data as SplitDetail
const tokenOf = (bill: SplitDetail, name: string) =>
  bill.people.find((person) => person.name === name)?.token ?? ''

/** Pays a share by Pix, as its guest and the bank do. */
async function paid(token: string): Promise<void> {
  const { pix } = linked(await share(token, { type: 'pix' }))
  expect((await bank(pix?.id ?? '')).status).toBe(200)
}

/** A booking of Ana's that is paid at the venue, of R$ 100,01. */
const atVenue = () =>
  db().bookings.insert(
    tinyBooking({
      id: 'venue',
      code: 'RSV-VEN2',
      start: '2026-11-24T23:00:00.000Z',
      end: '2026-11-25T00:00:00.000Z',
      priceCents: 10_001,
      payment: {
        id: 'pay-venue',
        method: 'venue',
        status: 'pending',
        amountCents: 10_001,
        refundedCents: 0,
        pixCode: null,
        createdAt: '2026-11-19T13:00:00.000Z',
        paidAt: null,
      },
    }),
  )

describe('a bill from a racha (H10, N1)', () => {
  it('says of nobody who has paid in the racha that they have to pay', async () => {
    const racha = db().rachas.find('racha')
    const participants = (racha?.participants ?? []).map((each) => ({
      ...each,
      paid: each.status === 'confirmed' && each.userId !== 'ana',
    }))
    await db().rachas.update('racha', { participants })
    const told = participants.filter(({ paid: isPaid }) => isPaid).map(({ name }) => name)
    const bill = await opened('racha', 'racha')
    const open = new Map(bill.people.map(({ name, openCents }) => [name, openCents]))
    expect(told.length).toBeGreaterThan(0)
    expect(told.map((name) => open.get(name))).toEqual(told.map(() => 0))
    const marks = db()
      .rachas.find('racha')
      ?.participants.filter(({ paid: isPaid }) => isPaid)
    expect(marks?.map(({ name }) => name)).toEqual(told)
  })

  it('begins with its field and who goes, and is opened once', async () => {
    const { splitId, items, people, contacts } = await proposal('racha/racha')
    expect(splitId).toBeNull()
    expect(items).toMatchObject([{ kind: 'field', source: { kind: 'booking', id: 'paid' } }])
    expect(people.map(({ name }) => name)).toEqual(['Ana Lima', 'Bia Souza'])
    expect(contacts.map(({ name }) => name)).toEqual(['Bia Souza', 'Caio'])
    await opened('racha', 'racha')
    expect((await proposal('booking/paid')).splitId).toBe('conta')
    const again = await give({
      type: 'open',
      splitId: 'outra',
      origin: { kind: 'booking', id: 'paid' },
      edits: [{ do: 'person', person: people[0] }],
    })
    expect([again.status, again.body.message]).toEqual([409, 'Essa conta já está dividida.'])
  })

  it('offers the tab that its organiser had there in the same hours, and takes it in', async () => {
    const tab = { status: 'open' as const, bookingId: null, payments: [] }
    const [start, later] = ['2026-11-21T23:30:00.000Z', '2026-11-22T02:30:00.000Z'] as const
    await db().tabs.insert(tinyTab({ ...tab, id: 'beer', code: 'CMD-BEER', openedAt: start }))
    await db().tabs.insert(tinyTab({ ...tab, id: 'late', code: 'CMD-LATE', openedAt: later }))
    const elsewhere = { id: 'other', code: 'CMD-OUTR', companyId: 'praia', openedAt: start }
    await db().tabs.insert(tinyTab({ ...tab, ...elsewhere }))
    const { sources } = await proposal('racha/racha')
    expect(sources.map(({ source }) => source.id)).toEqual(['paid', 'beer'])
    const bill = await opened('racha', 'racha')
    expect(bill.items.map(({ source }) => source?.id)).toEqual(['paid'])
    const beer = bill.sources.find(({ source }) => source.id === 'beer')
    const item = { id: 'tab-beer', kind: 'tab', payers: { of: 'all' }, ...beer }
    const taken = (await give({ type: 'edit', edits: [{ do: 'item', item }] })).body.data as SplitDetail
    expect(taken.items.at(-1)).toMatchObject({ source: { kind: 'tab', id: 'beer' }, cents: 1000 })
    await give({ type: 'cancel', reason: 'Aberta por engano' })
    expect((await proposal('racha/racha')).sources.map(({ source }) => source.id)).toEqual(['paid', 'beer'])
  })

  it('is known to who divides it, and opened from one’s own things alone', async () => {
    await opened('racha', 'racha')
    expect((await ask('GET /splits/conta', { as: 'bia' })).status).toBe(404)
    expect((await give({ type: 'cancel', reason: 'x' }, 'bia')).status).toBe(404)
    for (const path of ['racha/racha', 'booking/paid', 'tab/tab-paid', 'other/paid'])
      expect((await ask(`GET /split-proposals/${path}`, { as: 'bia' })).status).toBe(404)
  })

  it('is paid by a link without an account, by a Pix of its own, and everybody sees it', async () => {
    const bill = await opened('racha', 'racha')
    const token = tokenOf(bill, 'Bia Souza')
    const { pix } = linked(await share(token, { type: 'pix' }))
    const code = pix?.pixCode ?? ''
    expect((await ask('GET /__mock/state')).body.data).toMatchObject({
      pendingPix: [{ id: pix?.id, name: `Parte de Bia Souza, ${bill.code}`, amountCents: pix?.cents }],
    })
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
    expect(readBrCode(code).get('54')).toBe(((pix?.cents ?? 0) / 100).toFixed(2))
    expect(readBrCode(code).get('62')).toContain(bill.code.replace('-', ''))
    await bank(pix?.id ?? '')
    expect(linked(await ask(`GET /share-links/${token}`))).toMatchObject({
      openCents: 0,
      settledPeople: 1,
      people: 2,
      pix: null,
    })
    const bia = (await read()).people.find(({ name }) => name === 'Bia Souza')
    expect(bia).toMatchObject({ openCents: 0, payments: [{ kind: 'pix', status: 'paid' }] })
    expect(
      db()
        .rachas.find('racha')
        ?.participants.map((each) => each.paid),
    ).toEqual([false, true, false])
    const told = db().notifications.by('userId', 'ana').at(-1)
    expect(plain(told?.message ?? '')).toMatch(/^Bia Souza pagou R\$ .* por Pix\.$/)
  })

  it('has another code for each share', async () => {
    const bill = await opened('racha', 'racha')
    const codes = await Promise.all(
      bill.people.map(async ({ token }) => linked(await share(token, { type: 'pix' })).pix?.pixCode),
    )
    expect(new Set(codes).size).toBe(2)
  })

  it('says the same of an old link, a guessed one and one of another bill', async () => {
    const bill = await opened('racha', 'racha')
    const old = tokenOf(bill, 'Bia Souza')
    const personId = bill.people.find(({ name }) => name === 'Bia Souza')?.id
    await give({ type: 'renew_link', personId })
    const answers = await Promise.all(
      ['guessed', old, 'link-of-racha'].map((token) => ask(`GET /share-links/${token}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await ask(`GET /share-links/${tokenOf(await read(), 'Bia Souza')}`)).status).toBe(200)
  })

  it('shows a guest nothing of others', async () => {
    const bill = await opened('racha', 'racha')
    const seen = JSON.stringify((await ask(`GET /share-links/${tokenOf(bill, 'Bia Souza')}`)).body)
    expect(seen).not.toMatch(/Lima|r2|ana|token/)
  })

  it('has a link for its group: first names, what is open, and the way to each share', async () => {
    const bill = await opened('racha', 'racha')
    const group = await ask(`GET /bill-links/${bill.groupToken}`)
    expect(group.body.data).toMatchObject({
      organizerName: 'Ana',
      settledPeople: 0,
      people: 2,
      who: [
        { name: 'Ana', state: 'open', mine: false },
        { name: 'Bia', state: 'open', mine: false },
      ],
    })
    expect(JSON.stringify(group.body)).not.toMatch(/Lima|Souza|cota|token/)
    const personId = bill.people.find(({ name }) => name === 'Bia Souza')?.id ?? ''
    const picked = pickedToken(bill.groupToken, personId)
    expect(linked(await ask(`GET /share-links/${picked}`)).name).toBe('Bia')
    await paid(picked)
    const after = (await ask(`GET /bill-links/${bill.groupToken}`, { as: 'bia' })).body.data as LinkedBill
    expect(after.who[1]).toEqual({ personId, name: 'Bia', state: 'paid', openCents: 0, mine: true })
  })

  it('ends the group’s link, and whatever was picked by it, when it is renewed', async () => {
    const bill = await opened('racha', 'racha')
    const picked = pickedToken(bill.groupToken, bill.people[1]?.id ?? '')
    const renewed = (await give({ type: 'renew_group_link' })).body.data as SplitDetail
    expect(renewed.groupToken).toMatch(/^grupo-[a-z0-9]{40}$/)
    const old = [`bill-links/${bill.groupToken}`, `share-links/${picked}`, 'bill-links/grupo-guessed']
    const answers = await Promise.all(old.map((path) => ask(`GET /${path}`)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await ask(`GET /bill-links/${renewed.groupToken}`)).status).toBe(200)
    const own = tokenOf(bill, 'Bia Souza')
    expect((await ask(`GET /share-links/${own}`)).status).toBe(200)
  })

  it('is claimed by one of 40 who want an item at once', async () => {
    const people = Array.from({ length: 40 }, (_, index) => ({
      id: `p${index}`,
      name: `P ${index}`,
      sameAs: null,
      exempt: false,
      part: { as: 'rest' },
    }))
    const item = {
      id: 'beer',
      kind: 'other',
      name: 'Cerveja',
      cents: 900,
      payers: { of: 'claim' },
      source: null,
    }
    const edits = [...people.map((person) => ({ do: 'person', person })), { do: 'item', item }]
    const bill = (await give({ type: 'open', origin: { kind: 'racha', id: 'racha' }, edits })).body
      .data as SplitDetail
    const answers = await Promise.all(
      bill.people.map(({ token }) => share(token, { type: 'claim_own', itemId: 'beer', claimed: true })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'conflict')).toHaveLength(39)
  })

  it('waits for who collects when cash is said, and reminds by a notice', async () => {
    const bill = await opened('racha', 'racha')
    const token = tokenOf(bill, 'Bia Souza')
    await share(token, { type: 'cash' })
    expect(linked(await ask(`GET /share-links/${token}`))).toMatchObject({
      saidAt: expect.any(String) as string,
    })
    expect(db().notifications.by('userId', 'ana').at(-1)?.message).toContain('Confirme se recebeu.')
    const bia = (await read()).people.find(({ name }) => name === 'Bia Souza')
    await give({ type: 'remind', personId: bia?.id })
    expect(db().notifications.by('userId', 'bia').at(-1)).toMatchObject({ actionUrl: `/conta/${token}` })
    await give({ type: 'confirm', paymentId: bia?.payments[0]?.id })
    expect((await read()).people.find(({ name }) => name === 'Bia Souza')).toMatchObject({ openCents: 0 })
  })
})

describe('the money of a bill', () => {
  it('reaches the arena as that of one booking, each share once (rule 10)', async () => {
    await atVenue()
    const bill = await opened('booking', 'venue')
    await give({
      type: 'edit',
      edits: Array.from({ length: 10 }, (_, index) => ({
        do: 'person',
        person: { id: `g${index}`, name: `G ${index}`, sameAs: null, exempt: false, part: { as: 'rest' } },
      })),
    })
    expect(bill.people).toHaveLength(1)
    for (const { token } of (await read()).people) await paid(token)
    const booking = db().bookings.find('venue')
    expect(booking?.counter?.payments).toHaveLength(11)
    expect(booking?.counter?.payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(10_001)
    expect(booking?.payment).toMatchObject({ status: 'paid', atCounter: true })
    expect((await read()).sum).toMatchObject({ totalCents: 10_001, paidCents: 10_001, openCents: 0 })
    const query = 'GET /company/financial?perPage=100'
    const entries = (await ask(query, { as: 'dono' })).body.data as { amountCents: number }[]
    const ofShares = entries
      .map(({ amountCents }) => amountCents)
      .filter((cents) => cents === 909 || cents === 910)
    expect([ofShares.length, ofShares.reduce((sum, cents) => sum + cents, 0)]).toEqual([11, 10_001])
  })

  it('pays a tab up to what it is owed, and no more', async () => {
    await db().tabs.insert(
      tinyTab({
        id: 'own',
        code: 'CMD-OWN2',
        bookingId: null,
        status: 'closed',
        payments: [],
        openedAt: '2026-11-20T12:00:00.000Z',
      }),
    )
    const bill = await opened('tab', 'own')
    await give({
      type: 'edit',
      edits: [
        {
          do: 'item',
          item: { id: 'x', kind: 'ball', name: 'Bola', cents: 500, payers: { of: 'all' }, source: null },
        },
      ],
    })
    await paid(tokenOf(bill, 'Ana Lima'))
    expect(db().tabs.find('own')).toMatchObject({
      status: 'paid',
      payments: [{ method: 'pix', amountCents: 1000 }],
    })
    expect((await read()).sources).toMatchObject([{ cents: 1000 }])
  })

  it('fills the booking first, then its tab, with one share', async () => {
    await atVenue()
    await db().tabs.insert(
      tinyTab({
        id: 'own',
        code: 'CMD-OWN2',
        bookingId: 'venue',
        status: 'open',
        payments: [],
        closedAt: null,
      }),
    )
    const bill = await opened('booking', 'venue')
    await paid(tokenOf(bill, 'Ana Lima'))
    expect(db().bookings.find('venue')?.counter?.payments).toMatchObject([{ amountCents: 10_001 }])
    expect(db().tabs.find('own')?.payments).toMatchObject([{ amountCents: 1000 }])
  })

  it('of a booking that is paid already stays the organiser’s', async () => {
    const bill = await opened('racha', 'racha')
    await paid(tokenOf(bill, 'Bia Souza'))
    expect(db().bookings.find('paid')?.counter).toBeUndefined()
  })
})

describe('money of a share that the arena takes back (N6)', () => {
  /** Ana pays her own tab of R$ 10,00 by a share of its bill. */
  async function paidTab(): Promise<SplitDetail> {
    await db().tabs.insert(
      tinyTab({ id: 'own', code: 'CMD-OWN2', bookingId: null, status: 'closed', payments: [] }),
    )
    const bill = await opened('tab', 'own')
    await paid(tokenOf(bill, 'Ana Lima'))
    return bill
  }
  const voidIt = (rest: object = {}) =>
    ask('POST /company/tabs/commands', {
      as: 'dono',
      body: {
        type: 'void_payment',
        id: 'back',
        tabId: 'own',
        paymentId: db().tabs.find('own')?.payments[0]?.id,
        reason: 'Engano',
        ...rest,
      },
    })

  it('is open again on its bill, and paid anew, which no undoing counts twice', async () => {
    const bill = await paidTab()
    expect(db().tabs.find('own')).toMatchObject({
      status: 'paid',
      payments: [{ share: { splitId: 'conta', paymentId: expect.stringMatching(/^cota_/) as string } }],
    })
    expect((await voidIt()).status).toBe(200)
    expect((await voidIt()).status).toBe(200)
    const [person] = (await read()).people
    expect(person).toMatchObject({ paidCents: 0, openCents: 1000 })
    const returned = person?.payments.find(({ kind }) => kind === 'returned')
    expect(returned?.undoable).toBe(false)
    expect((await give({ type: 'undo', paymentId: returned?.id })).status).toBe(409)
    expect(plain(db().notifications.by('userId', 'ana').at(-1)?.message ?? '')).toContain(
      'R$ 10,00 de volta por Pix, em até 1 dia útil. Sua parte voltou a ficar em aberto.',
    )
    await paid(tokenOf(bill, 'Ana Lima'))
    expect((await read()).people[0]).toMatchObject({ paidCents: 1000, openCents: 0 })
    expect(db().tabs.find('own')).toMatchObject({ status: 'paid', payments: [{}, { voided: null }] })
  })

  /** Pays Ana's bill of two tabs, of R$ 10,00 and so many cents, by one share, and voids both at the counter. */
  async function voidsTwo(otherCents: number): Promise<void> {
    const tab = { bookingId: null, status: 'closed' as const, payments: [] }
    await db().tabs.insert(tinyTab({ ...tab, id: 'own', code: 'CMD-OWN2' }))
    const [line] = tinyTab().items
    const items = line ? [{ ...line, quantity: 1, priceCents: otherCents }] : []
    await db().tabs.insert(tinyTab({ ...tab, id: 'bar', code: 'CMD-BAR2', items }))
    const bill = await opened('tab', 'own')
    const item = {
      id: 'i-bar',
      kind: 'tab',
      name: 'Bar',
      cents: otherCents,
      payers: { of: 'all' },
      source: { kind: 'tab', id: 'bar' },
    }
    expect((await give({ type: 'edit', edits: [{ do: 'item', item }] })).status).toBe(200)
    await paid(tokenOf(bill, 'Ana Lima'))
    for (const id of ['own', 'bar']) {
      const [payment] = db().tabs.find(id)?.payments ?? []
      expect(payment).toMatchObject({ voided: null, share: { splitId: 'conta' } })
      expect((await voidIt({ id: `void-${id}`, tabId: id, paymentId: payment?.id })).status).toBe(200)
    }
  }

  it.each([300, 1000])(
    'is owed again of each of two tabs that one share has paid: 1000 and %i',
    async (cents) => {
      await voidsTwo(cents)
      expect((await read()).people[0]).toMatchObject({ paidCents: 0, openCents: 1000 + cents })
    },
  )

  it('goes back all the same where the bill refuses to hear of it', async () => {
    await paidTab()
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const part = { as: 'amount', cents: 1 } as const
    const people = db().splits.find('conta')?.people ?? []
    await db().splits.update('conta', { people: people.map((each) => ({ ...each, part })) })
    expect((await voidIt()).status).toBe(200)
    expect(db().tabs.find('own')?.payments[0]?.voided).not.toBeNull()
    expect(told).toHaveBeenCalledOnce()
    told.mockRestore()
  })

  it('is not owed again where the arena cancels the booking that it has paid: nothing is', async () => {
    await atVenue()
    const bill = await opened('booking', 'venue')
    await paid(tokenOf(bill, 'Ana Lima'))
    const { body } = await ask('POST /bookings/venue/cancel', { as: 'dono', body: { reason: 'Vazamento' } })
    const theirs = 'R$ 100,01 voltam para quem pagou.'
    expect(plain(body.message)).toBe(`Reserva cancelada. ${theirs}`)
    const notices = db()
      .notifications.by('userId', 'ana')
      .map(({ message }) => plain(message))
    expect(notices.some((message) => message.endsWith(theirs))).toBe(true)
    expect(notices.join(' ')).not.toContain('Você recebe')
    expect(db().bookings.find('venue')?.cancellation).toMatchObject({ refundCents: 10_001, refundBy: 'pix' })
    const after = await read()
    expect(after.people[0]).toMatchObject({ paidCents: 0, openCents: 0, creditCents: 0 })
    expect(after.cancelledAt).not.toBeNull()
    const seen = linked(await ask(`GET /share-links/${tokenOf(bill, 'Ana Lima')}`))
    expect(seen).toMatchObject({ openCents: 0, cancelled: true })
    const told = db()
      .notifications.by('userId', 'ana')
      .filter(({ message }) => message.startsWith('A arena devolveu'))
    expect(told).toMatchObject([{ actionText: 'Ver a conta' }])
    expect(told[0]?.message).not.toContain('em aberto')
  })

  it('leaves the tab of the game on the bill where the arena cancels its booking', async () => {
    await atVenue()
    const tab = tinyTab({ id: 'own', code: 'CMD-OWN2', bookingId: null, status: 'open', payments: [] })
    await db().tabs.insert(tab)
    await opened('booking', 'venue')
    const item = {
      id: 'bar',
      kind: 'tab',
      name: 'Bar',
      cents: 1000,
      payers: { of: 'all' },
      source: { kind: 'tab', id: 'own' },
    }
    await give({ type: 'edit', edits: [{ do: 'item', item }] })
    await ask('POST /bookings/venue/cancel', { as: 'dono', body: { reason: 'Vazamento' } })
    expect(await read()).toMatchObject({
      cancelledAt: null,
      items: [{ id: 'bar' }],
      sum: { openCents: 1000 },
    })
  })

  it('is never another’s: a payment at the counter does not name a share', async () => {
    await paidTab()
    await db().tabs.insert(
      tinyTab({ id: 'bar', code: 'CMD-BAR2', bookingId: null, status: 'closed', payments: [] }),
    )
    const own = { splitId: 'conta', paymentId: db().splits.find('conta')?.payments[0]?.id }
    const pay = { type: 'pay', paymentId: 'forged', method: 'card', amountCents: 1000, receivedCents: null }
    expect((await voidIt({ ...pay, id: 'forge', tabId: 'bar', lines: [], share: own })).status).toBe(200)
    expect(db().tabs.find('bar')?.payments[0]).not.toHaveProperty('share')
    expect((await voidIt({ id: 'void-it', tabId: 'bar', paymentId: 'forged' })).status).toBe(200)
    expect((await read()).people[0]).toMatchObject({ paidCents: 1000, openCents: 0 })
  })
})

describe('a tab that the counter hands over (N1)', () => {
  const hand = (id: string) =>
    ask(`POST /company/tabs/${id}/hand-over`, { as: 'dono', body: { id: `h${(count += 1)}` } })
  const tab = (rest: Parameters<typeof tinyTab>[0]) =>
    db().tabs.insert(
      tinyTab({
        id: 'bar',
        code: 'CMD-BAR2',
        athleteId: null,
        bookingId: 'paid',
        status: 'open',
        payments: [],
        closedAt: null,
        ...rest,
      }),
    )

  it('opens the bill of the racha, or is put on it, and is told its organiser', async () => {
    await tab({})
    expect((await hand('bar')).body.message).toBe('A comanda está na conta do racha de Ana.')
    const [split] = db().splits.by('organizerId', 'ana')
    expect(split?.items.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['field', expect.any(Number)],
      ['tab', 1000],
    ])
    expect(db().notifications.by('userId', 'ana').at(-1)?.message).toContain('O balcão passou para a conta')
    await hand('bar')
    expect(db().splits.by('organizerId', 'ana')).toHaveLength(1)
    expect(db().splits.by('organizerId', 'ana')[0]?.items).toHaveLength(2)
  })

  it('is paid by the shares', async () => {
    await tab({})
    await hand('bar')
    const [split] = db().splits.by('organizerId', 'ana')
    for (const { token } of split?.people ?? []) await paid(token)
    expect(
      db()
        .tabs.find('bar')
        ?.payments.reduce((sum, { amountCents }) => sum + amountCents, 0),
    ).toBe(1000)
  })

  it.each([
    ['another company’s', { companyId: 'praia' }, 404],
    ['without a racha', { bookingId: 'played' }, 409],
    ['with nothing to pay', { status: 'paid' as const, payments: tinyTab().payments }, 409],
  ])('is refused when it is %s', async (_what, rest, status) => {
    await tab(rest)
    expect((await hand('bar')).status).toBe(status)
  })
})

it('an account that is deleted leaves its amounts without a name', async () => {
  const bill = await opened('racha', 'racha')
  await share(tokenOf(bill, 'Bia Souza'), { type: 'cash' })
  const bia = db().users.find('bia')
  if (bia) await forgetPerson(db(), db().clock.now(), bia)
  const split = db().splits.find('conta')
  expect(JSON.stringify(split)).not.toMatch(/Bia|"bia"/)
  expect(split?.payments).toMatchObject([{ status: 'said' }])
  expect(split?.shares).toHaveLength(2)
})

describe('a share by card (H9)', () => {
  const typed = (outcome: CardOutcome) => ({
    number: testCard(outcome),
    expiry: '12/30',
    securityCode: '737',
    holderName: 'Bia Souza',
  })
  const cardOf = async (outcome: CardOutcome) =>
    ((await ask('POST /bank/cards', { body: typed(outcome) })).body as unknown as { token: string }).token
  /** Opens the bill of the racha, and returns what Bia needs to pay her share of it. */
  async function bia() {
    await atVenue()
    const bill = await opened('booking', 'venue')
    const edits = [
      { do: 'person', person: { id: 'bia', name: 'Bia', sameAs: null, exempt: false, part: { as: 'rest' } } },
    ]
    const { body } = await give({ type: 'edit', splitId: bill.id, edits })
    const token = tokenOf(body.data, 'Bia')
    const { openCents } = linked(await ask(`GET /share-links/${token}`))
    return { token, cents: openCents }
  }
  const pay = (token: string, card: string, cents: number, id = card) =>
    ask(`POST /share-links/${token}/commands`, {
      body: { type: 'card', id, cents, card: { token: card, instalments: 1 } },
    })

  it('is paid by a guest at once, and is the arena’s, once however often it is sent', async () => {
    const { token, cents } = await bia()
    const card = await cardOf('approved')
    expect((await pay(token, card, cents)).status).toBe(200)
    expect((await pay(token, card, cents)).status).toBe(200)
    expect(linked(await ask(`GET /share-links/${token}`))).toMatchObject({ openCents: 0, card: null })
    const payments = db().bookings.find('venue')?.counter?.payments
    expect(payments).toMatchObject([{ method: 'card', amountCents: cents, voided: null }])
    const told = db().notifications.by('userId', 'ana').at(-1)
    expect(plain(told?.message ?? '')).toMatch(/^Bia pagou R\$ .* com cartão\.$/)
  })

  it('keeps all as it was when the bank says no, or the amount is not what is open', async () => {
    const { token, cents } = await bia()
    const no = await pay(token, await cardOf('refused'), cents)
    expect([no.status, no.body.code]).toEqual([422, 'card_declined'])
    const other = await pay(token, await cardOf('approved'), cents - 1)
    expect([other.status, other.body.code]).toEqual([409, 'conflict'])
    expect(linked(await ask(`GET /share-links/${token}`))).toMatchObject({ openCents: cents, card: null })
  })

  it('waits for its bank, and says what it said', async () => {
    const { token, cents } = await bia()
    await pay(token, await cardOf('confirmation'), cents)
    const card = { brand: 'visa', last4: '3220', cents }
    expect(linked(await ask(`GET /share-links/${token}`))).toMatchObject({
      openCents: cents,
      card: { ...card, waits: 'confirmation' },
    })
    const waiting = db().cards.where(({ charge }) => charge.target.kind === 'share')
    expect(waiting).toHaveLength(1)
    await ask('POST /__mock/clock', { body: { advanceMinutes: 6 } })
    expect(linked(await ask(`GET /share-links/${token}`))).toMatchObject({
      openCents: cents,
      card: { ...card, waits: null },
    })
    await pay(token, await cardOf('slow-approved'), cents)
    await ask('POST /__mock/clock', { body: { advanceMinutes: 1 } })
    expect(linked(await ask(`GET /share-links/${token}`))).toMatchObject({ openCents: 0, card: null })
    expect(db().bookings.find('venue')?.counter?.payments).toHaveLength(1)
  })
})

describe('one’s own bills (H10)', () => {
  const mine = async (as: string) => (await ask('GET /splits', { as })).body.data as OwnBill[]

  it('are those one divides, and those whose share was put on the account by its link', async () => {
    await atVenue()
    const bill = await opened('booking', 'venue')
    const guest = { id: 'guest', name: 'Bia', sameAs: null, exempt: false, part: { as: 'rest' } }
    const { body } = await give({ type: 'edit', splitId: bill.id, edits: [{ do: 'person', person: guest }] })
    const token = tokenOf(body.data, 'Bia')
    expect((await mine('ana')).map(({ as }) => as)).toEqual(['organizer'])
    expect(await mine('bia')).toEqual([])
    const take = (as?: string) =>
      ask(`POST /share-links/${token}/commands`, {
        ...(as && { as }),
        body: { type: 'take', id: `t${(count += 1)}` },
      })
    expect((await take()).body.code).toBe('conflict')
    expect((await take('dono')).body.code).toBe('conflict')
    expect(linked(await take('bia'))).toMatchObject({ taken: true })
    expect(await mine('bia')).toMatchObject([{ as: 'share', id: bill.id, organizerName: 'Ana', token }])
    expect((await take('ana')).status).toBe(409)

    await share(token, { type: 'cash' })
    const { body: file } = await ask('GET /me/export', { as: 'bia' })
    const { splits } = file.data as { splits: unknown[] }
    expect(splits).toMatchObject([
      { id: bill.id, mine: false, share: { name: 'Bia' }, payments: [{ kind: 'cash', status: 'said' }] },
    ])
    expect(JSON.stringify(splits)).not.toMatch(/Ana|token|cota/)
  })
})
