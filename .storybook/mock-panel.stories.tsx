import { mountPanel } from '@campo-livre/mocks/panel/panel.ts'
import { tell } from '@campo-livre/mocks/panel/tell.ts'
import { defaultSituation } from '@campo-livre/mocks/situations/situation.ts'
import { TEST_NOW } from '@campo-livre/mocks/testing/test-now.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { apiUrl } from './own-requests.ts'

/** The panel of the mock backend beside an empty page. */
function MockPanel({ open, tab }: { open: boolean; tab: string }) {
  useEffect(() => mountPanel({ apiUrl, start: { open, tab } }), [open, tab])
  return <p>Aqui fica o app.</p>
}

const meta = {
  title: 'Parts/Mock panel',
  component: MockPanel,
  args: { open: true, tab: 'situacao' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MockPanel>
export default meta

type Story = StoryObj<typeof meta>

/** Returns queries over the panel's shadow root, which the queries of the canvas do not enter. */
async function panel() {
  const aside = await waitFor(() => {
    const found = document.querySelector('[data-mock-panel]')?.shadowRoot?.querySelector('aside')
    if (!found) throw new Error('The panel is not there.')
    return found
  })
  return within(aside)
}

const scenarios = [
  {
    name: 'sexta-cheia',
    label: 'Sexta cheia',
    description: 'Sexta, 19h: a arena lotada, vista pela dona.',
    path: '/company',
    link: 'sexta-cheia',
  },
  {
    name: 'tudo-vazio',
    label: 'Tudo vazio',
    description: 'Ninguém anunciou um campo ainda.',
    path: '/',
    link: 'tudo-vazio',
  },
]

/** The state of a backend in which every setting differs from its default. */
const odd = {
  now: TEST_NOW,
  situation: {
    ...defaultSituation,
    data: 'huge',
    clock: 'friday-evening',
    persona: 'intensa',
    dialect: 'real',
    faults: [
      { call: 'all', effect: 'slow' },
      { call: 'get-company-bookings', effect: 503 },
    ],
  },
  link: 'dados:enorme,relogio:sexta-19h,pessoa:intensa,dialeto:real,tudo:lento,get-company-bookings:503',
  dialect: 'real',
  pendingPix: [{ id: 'bkg-1', name: 'Reserva RSV-7K2Q', amountCents: 24_000 }],
  pendingCards: [],
  nextDue: { name: 'decide-cards', at: TEST_NOW },
  lastWrite: { call: 'post-bookings', at: TEST_NOW },
  scenarios,
}
const oddBackend = { msw: { handlers: [http.get('/__mock/state', () => HttpResponse.json({ data: odd }))] } }

export const Default: Story = {
  play: async () => {
    const found = await panel()
    await expect(await found.findByText('Tudo no normal')).toBeVisible()
    await expect(found.getByRole('button', { name: 'Ninguém' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const NothingAsItShouldBe: Story = {
  parameters: oddBackend,
  play: async () => {
    const found = await panel()
    await expect(await found.findByText('2 falhas ligadas')).toBeVisible()
    await expect(found.getByRole('button', { name: 'Atleta intensa' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(found.getAllByRole('button', { name: /^Desligar a falha/ })).toHaveLength(2)
  },
}

/** The closed panel still shows that settings differ from the default. */
export const Closed: Story = {
  args: { open: false },
  parameters: oddBackend,
  play: async () => {
    const found = await panel()
    await found.findByRole('button', { name: /fora do normal: 2 falhas ligadas, Relógio: Sexta, 19h/ })
  },
}

export const ChoosingACall: Story = {
  play: async () => {
    const found = await panel()
    const chooser = await found.findByRole('combobox', { name: 'Qual chamada' })
    await userEvent.click(chooser)
    const all = { initialSelectionStart: 0, initialSelectionEnd: 'Todas as chamadas'.length }
    await userEvent.type(chooser, 'companies reviews', all)
    const list = within(found.getByRole('listbox'))
    await expect(list.getAllByRole('option')).toHaveLength(1)
    await expect(list.getByRole('option')).toHaveTextContent('GET /companies/{id}/reviews')
    // Leaving the field takes the highlighted option.
    chooser.blur()
    await expect(chooser).toHaveValue('GET /companies/{id}/reviews')
    await userEvent.click(chooser)
    chooser.scrollIntoView({ block: 'center' })
  },
}

/** A tab that an older build had: the panel begins at its first. */
export const UnknownTab: Story = {
  args: { tab: 'antiga' },
  play: async () => {
    const found = await panel()
    const first = found.getByRole('tab', { name: 'Situação' })
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(found.getByRole('tabpanel', { name: 'Situação' })).toBeVisible()
  },
}

export const Clock: Story = {
  args: { tab: 'relogio' },
  play: async () => {
    const found = await panel()
    await expect(await found.findByText('sexta-feira, 20 de novembro de 2026')).toBeVisible()
  },
}

export const Events: Story = {
  args: { tab: 'eventos' },
  parameters: oddBackend,
  play: async () => {
    const found = await panel()
    await expect(await found.findByRole('button', { name: 'Pagar este Pix' })).toBeVisible()
  },
}

const call = {
  at: TEST_NOW,
  call: 'post-bookings',
  method: 'POST',
  path: '/bookings',
  ms: 4.2,
  request: {
    headers: { 'Content-Type': 'application/json' },
    body: '{"fieldId":"fld-1","start":"2026-11-20T22:00:00.000Z","minutes":60}',
  },
}
const calls = [
  { ...call, id: '3', status: null, rule: 'Falha pedida: sem resposta.', answer: '' },
  {
    ...call,
    id: '2',
    status: 409,
    rule: 'O horário já é de outra reserva. Na referência: Taken.',
    answer: '{"message":"Esse horário acabou de ser reservado."}',
  },
  {
    ...call,
    id: '1',
    method: 'GET',
    path: '/fields?cidade=Fortaleza&esporte=society',
    status: 200,
    rule: null,
    request: { headers: {}, body: '' },
    answer: '{"data":[]}',
  },
]

export const Calls: Story = {
  args: { tab: 'chamadas' },
  parameters: { msw: { handlers: [http.get('/__mock/log', () => HttpResponse.json({ data: calls }))] } },
  play: async () => {
    const found = await panel()
    await userEvent.click(await found.findByText(/^O horário já é de outra reserva\./))
    await expect(found.getByText('Taken.')).toHaveAttribute('lang', 'en')
    await expect(found.getByRole('region', { name: 'Resposta' })).toHaveTextContent('Esse horário acabou')
    await userEvent.click(found.getByRole('button', { name: 'Só as que falharam' }))
    await expect(found.queryByText(/esporte=society/)).toBeNull()
    await expect(found.getByRole('region', { name: 'Resposta' })).toBeVisible()
  },
}

export const Data: Story = {
  args: { tab: 'dados' },
  parameters: oddBackend,
  play: async () => {
    const found = await panel()
    await expect(await found.findByText('POST /bookings')).toBeVisible()
    await userEvent.click(await found.findByRole('button', { name: 'Recomeçar os dados' }))
    const no = await found.findByRole('button', { name: 'Não' })
    await expect(no.matches(':focus')).toBe(true)
  },
}

/** A control that fails shows its error, and a report of the backend is shown over the app. */
export const Failing: Story = {
  args: { tab: 'eventos' },
  parameters: {
    msw: {
      handlers: [
        http.post('/__mock/events', () =>
          HttpResponse.json({ message: 'Não há racha com vaga.', errors: {} }, { status: 409 }),
        ),
      ],
    },
  },
  play: async () => {
    const found = await panel()
    await userEvent.click(await found.findByRole('button', { name: /racha/ }))
    await expect(await found.findByText('Não há racha com vaga.')).toBeVisible()
    tell('O espaço do navegador acabou: o que você fizer agora se perde ao recarregar.')
    await expect(await found.findByText(/^O espaço do navegador acabou/)).toBeVisible()
  },
}
