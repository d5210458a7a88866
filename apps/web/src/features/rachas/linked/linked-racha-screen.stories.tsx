import type { LinkedRacha } from '@campo-livre/domain/rachas/racha.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { sampleLinkedRacha } from '../../../testing/sample-racha.ts'
import { LinkedRachaScreen } from './linked-racha-screen.tsx'
import { LinkedRachaView } from './linked-racha-view.tsx'
import { GuestAnswer } from './guest-answer.tsx'

const meta = {
  title: 'Screens/Racha by its link',
  component: LinkedRachaScreen,
  subcomponents: { LinkedRachaView, GuestAnswer },
  parameters: { layout: 'fullscreen', path: '/racha/convite-rch-atleta-01' },
} satisfies Meta<typeof LinkedRachaScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: 'Sua resposta' })).toBeVisible()
}

/** Answers with a racha that the seed does not have. */
function answer(data: LinkedRacha) {
  return { msw: { handlers: [http.get('/api/racha-links/:token', () => HttpResponse.json({ data }))] } }
}

const me = { name: 'Bocão', goalkeeper: false, offerUntil: null, why: 'diarista, 3º a responder' }

export const Default: Story = { play }
/** A guest whom their device knows again. */
export const Answered: Story = {
  parameters: answer(sampleLinkedRacha({ me: { ...me, status: 'confirmed' } })),
  play: says('Você vai: diarista, 3º a responder.'),
}
export const Offered: Story = {
  parameters: answer(
    sampleLinkedRacha({ me: { ...me, status: 'offered', offerUntil: '2026-11-20T15:00:00.000Z' } }),
  ),
  play: says(/^Guardamos um lugar para você até/),
}
/** Signed in: no name is asked. */
export const SignedIn: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: says(/^Você responde como/),
}
export const Cancelled: Story = {
  parameters: answer(sampleLinkedRacha({ status: 'cancelled' })),
  play: says('Este racha foi cancelado.'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo o convite' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: answer(sampleLinkedRacha({ people: [], confirmed: 0, waiting: 0, freePlaces: 14 })),
  play: says('Ninguém confirmou ainda. Seja o primeiro.'),
}
/** A link that was renewed. */
export const Missing: Story = {
  parameters: { path: '/racha/antigo' },
  play: says('Esse convite não vale mais'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para abrir o convite'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer(
    sampleLinkedRacha({
      place: 'Quadra poliesportiva coberta Professora Maria Aparecida de Paralelepipedossuperlativamente',
      people: [{ name: 'Paralelepipedossuperlativamente', status: 'confirmed', goalkeeper: true }],
    }),
  ),
  play,
}
export const HugeNumbers: Story = {
  parameters: answer(sampleLinkedRacha({ confirmed: 1234, maxPlayers: 12_345, freePlaces: 11_111 })),
  play,
}
export const AtALimit: Story = {
  parameters: answer(sampleLinkedRacha({ status: 'full', freePlaces: 0, confirmed: 14 })),
  play: says(/Está completo, com 1 na lista de espera\./),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
