import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import type { TabAnswer } from '@campo-livre/domain/tabs/tab-answer.ts'
import type { TestClient } from '../client/test-client.ts'
import type { Session } from '../client/logins.ts'
import { companyOf, holdTime } from '../client/times.ts'
import type { Subject } from '../subject.ts'
import { notIn } from './others.ts'
import { makeRacha } from './rachas.ts'
import { reader } from './reader.ts'

const COMMANDS = '/splits/commands'
const TABS = '/company/tabs/commands'

/** Makes the command that divides what a new racha of an athlete costs. */
async function opening(client: TestClient, actor: 'athlete' | 'athlete2' = 'athlete') {
  const { by, racha } = await makeRacha(client, { actor })
  const body = {
    type: 'open',
    id: client.unique.key(),
    splitId: client.unique.key(),
    origin: { kind: 'racha', id: racha.id },
    edits: [
      ...['Ana', 'Bia'].map((name) => ({
        do: 'person',
        person: { id: client.unique.key(), name, sameAs: null, exempt: false, part: { as: 'rest' } },
      })),
      {
        do: 'item',
        item: {
          id: client.unique.key(),
          kind: 'field',
          name: 'Campo do contrato',
          cents: 20_001,
          payers: { of: 'all' },
          source: null,
        },
      },
    ],
  }
  return { by, body }
}

const cancel = (client: TestClient, by: Session, splitId: string) =>
  client.ask({
    method: 'POST',
    path: COMMANDS,
    by,
    body: { type: 'cancel', id: client.unique.key(), splitId, reason: 'Contrato' },
  })

/** Makes a bill, which is cancelled when the case is over. */
async function made(client: TestClient, actor: 'athlete' | 'athlete2' = 'athlete') {
  const { by, body } = await opening(client, actor)
  const split = await client.data<SplitDetail>({ method: 'POST', path: COMMANDS, by, body })
  client.undo(() => cancel(client, by, split.id))
  return { by, split }
}

async function linked(client: TestClient) {
  const { split } = await made(client)
  return { by: null, params: { token: split.people[0]?.token ?? '' } }
}

/** Opens a tab of the user's company, linked to a booking there in which a racha is played: it owes the field. */
async function owingTab(client: TestClient) {
  const by = await client.actor('company')
  const athlete = await client.actor('athlete')
  const bookingId = await holdTime(client, athlete, { at: await companyOf(client, by) })
  const path = `/bookings/${bookingId}/payment`
  await client.data({ method: 'POST', path, by: athlete, body: { method: 'venue' } })
  await makeRacha(client, { actor: 'athlete', bookingId })
  const tabId = client.unique.key()
  const send = (body: object) =>
    client.data<TabAnswer>({
      method: 'POST',
      path: TABS,
      by,
      body: { tabId, id: client.unique.key(), ...body },
    })
  await send({ type: 'open', customerName: 'Contrato', customerPhone: null })
  client.undo(() => send({ type: 'cancel', reason: 'Era só um teste' }))
  await send({ type: 'link_booking', bookingId })
  return { by, params: { id: tabId }, body: { id: client.unique.key() } }
}

/** The calls about bills among several people. */
export const splitSubjects: Record<string, Subject> = {
  'GET /split-proposals/{kind}/{id}': {
    validRequest: async (client) => {
      const { by, racha } = await makeRacha(client, { actor: 'athlete' })
      return { by, params: { kind: 'racha', id: racha.id } }
    },
    another: async (client) => {
      const { racha } = await makeRacha(client, { actor: 'athlete2' })
      return { kind: 'racha', id: racha.id }
    },
  },
  'GET /splits': reader('athlete'),
  'GET /splits/{id}': {
    validRequest: async (client) => {
      const { by, split } = await made(client)
      return { by, params: { id: split.id } }
    },
    another: async (client) => ({ id: (await made(client, 'athlete2')).split.id }),
  },
  'POST /splits/commands': {
    validRequest: opening,
    again: 'same',
    read: (_good, data) => `/splits/${(data as SplitDetail).id}`,
    tidy: async (client, { by }, { body }) => {
      const { id } = (body as { data: SplitDetail }).data
      if (by) await cancel(client, by, id)
    },
  },
  'GET /bill-links/{token}': {
    validRequest: async (client) => ({
      by: null,
      params: { token: (await made(client)).split.groupToken },
    }),
    another: 'public',
  },
  'GET /share-links/{token}': { validRequest: linked, another: 'public' },
  'POST /share-links/{token}/commands': {
    validRequest: async (client) => ({
      ...(await linked(client)),
      body: { type: 'cash', id: client.unique.key() },
    }),
    another: 'public',
    again: 'same',
    read: ({ params }) => `/share-links/${params?.['token'] ?? ''}`,
  },
}

/** The counter hands a tab over. */
export const handOverSubjects: Record<string, Subject> = {
  'POST /company/tabs/{id}/hand-over': {
    validRequest: owingTab,
    another: async (client) => ({
      id: await notIn(client, '/admin/tabs', '/company/tabs', await client.actor('company')),
    }),
    again: 'same',
    read: 'unreadable',
  },
}
