import type { LinkedArrival } from '@campo-livre/domain/rachas/arrival.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { rachaPerson, sampleRacha } from '../../../testing/sample-racha.ts'
import ArrivalDrawer from './arrival-drawer.tsx'
import { ArrivedList } from './arrived-list.tsx'
import CheckIn from './check-in.tsx'

const meta = {
  title: 'Parts/Rachas/Arrival',
  component: CheckIn,
  subcomponents: { ArrivalDrawer, ArrivedList },
  args: { token: 'convite', code: 'b5a1c0ffee12' },
} satisfies Meta<typeof CheckIn>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const place = { under: '_public', path: '/' } as const
const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
const answer = (arrival: Partial<LinkedArrival>) => ({
  msw: {
    handlers: [
      http.get('/api/racha-links/:token/arrivals', () =>
        HttpResponse.json({ data: { refusal: null, me: null, choices: [], ...arrival } }),
      ),
    ],
  },
})
const shown = (code: string | null) => ({
  msw: {
    handlers: [
      http.get('/api/rachas/:id/arrival-code', () =>
        HttpResponse.json({ data: { code, until: '2026-11-20T13:05:00.000Z' } }),
      ),
      http.get('/api/rachas/:id', () => HttpResponse.json({ data: racha })),
    ],
  },
})
const at = (minute: number) => `2026-11-20T12:${minute}:00.000Z`
const racha = sampleRacha({
  start: '2026-11-20T13:30:00.000Z',
  end: '2026-11-20T15:00:00.000Z',
  confirmed: 3,
  participants: [
    rachaPerson('a', 'Rafael Monteiro', { me: true, arrivedAt: at(40) }),
    rachaPerson('b', 'Thiago Almeida', { arrivedAt: at(52) }),
    rachaPerson('c', 'Bianca Lopes'),
  ],
})
const drawer: Story = {
  render: () => <ArrivalDrawer racha={racha} opened onClose={() => undefined} />,
  parameters: shown('b5a1c0ffee12'),
  decorators: [inRoute(place)],
}
const inDrawer =
  (text: string | RegExp): Play =>
  async () => {
    await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  }

/** A guest says who they are. */
export const Default: Story = {
  parameters: answer({ choices: ['Bocão', 'Caio', 'João (2)'] }),
  decorators: [inRoute(place)],
  play: says('Quem é você?'),
}
export const Noted: Story = {
  parameters: answer({ me: { name: 'Bia', turn: 3, expected: true } }),
  play: says('Bia, chegada anotada.'),
}
export const Known: Story = {
  parameters: answer({ me: { name: 'Bia', turn: null, expected: true } }),
  play: says('Bia, que bom que você veio.'),
}
export const NoPlace: Story = {
  parameters: answer({ me: { name: 'Bia', turn: null, expected: false } }),
  play: says(/^Seu lugar ainda não está confirmado\./),
}
export const TooLate: Story = {
  parameters: answer({
    refusal: 'Esse código já trocou. Aponte a câmera de novo para o QR de quem organiza.',
  }),
  play: says(/^Esse código já trocou\./),
}
export const Stranger: Story = {
  parameters: answer({}),
  decorators: [inRoute(place)],
  play: says(/^Não sabemos quem você é\./),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para anotar sua chegada'),
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: answer({ choices: ['Paralelepipedossuperlativamente'.repeat(2), 'Bia'] }),
  decorators: [inRoute(place)],
}
/** The organiser's phone at the field. */
export const Organiser: Story = { ...drawer, play: inDrawer('2 de 3 chegaram') }
export const OrganiserOnAPhone: Story = { ...drawer, globals: { viewport: { value: 'phone' } } }
export const BeforeTheHours: Story = {
  ...drawer,
  parameters: shown(null),
  play: inDrawer(/^O código aparece aqui de/),
}
