import { type LiveSetup, usualRules } from '@campo-livre/domain/rachas/live/live.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { rachaPerson, sampleRacha } from '../../testing/sample-racha.ts'
import { RachaScreen } from './racha-screen.tsx'
import { RachaView } from './racha-view.tsx'
import { RachaDialogs } from './racha-dialogs.tsx'
import RachaFormDrawer from './racha-form-drawer.tsx'
import { CancelRacha } from './cancel-racha.tsx'
import { RenewLink } from './renew-link.tsx'
import { PersonDrawer } from './roster/person-drawer.tsx'
import { PersonFacts } from './roster/person-facts.tsx'
import { LiveView } from './play/live-view.tsx'
import { MuteButton } from './mute-button.tsx'
import { RachaBar } from './racha-bar.tsx'
import PasteDrawer from './paste/paste-drawer.tsx'
import { RachaMore } from './racha-more.tsx'
import { ShareRacha } from './share-racha.tsx'

const meta = {
  title: 'Screens/Racha',
  component: RachaScreen,
  subcomponents: {
    RachaView,
    RachaDialogs,
    RachaFormDrawer,
    CancelRacha,
    RenewLink,
    PersonDrawer,
    PersonFacts,
    LiveView,
    MuteButton,
    RachaBar,
    RachaMore,
    PasteDrawer,
    ShareRacha,
  },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/rachas/rch-atleta-01',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof RachaScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Quem vai' })).toBeVisible()
}
const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
/** The dialog of this name is open. */
const opens =
  (name: string): Play =>
  async () => {
    const dialog = await screen.findByRole('dialog', { name })
    await waitFor(() => expect(dialog).toBeVisible())
  }

/** Answers with a racha that the seed does not have. */
function answer(data: RachaDetail, path = '/atleta/rachas/racha-1') {
  return { path, msw: { handlers: [http.get('/api/rachas/:id', () => HttpResponse.json({ data }))] } }
}

const fieldSetup: LiveSetup = {
  rules: usualRules,
  teams: ['Time 1', 'Time 2', 'Time 3'].map((name, at) => ({
    id: `team-${at + 1}`,
    name,
    players: [{ id: `p-${at}`, name: ['Ana', 'Bia', 'Caio'][at] ?? '' }],
  })),
}

export const Default: Story = { play }
/** As somebody sees it who only plays. */
export const Player: Story = {
  parameters: answer(sampleRacha({ mine: false, myStatus: 'invited' })),
  play: says(/^Falta a sua resposta\./),
}
/** When it is over its main act is the bill. */
export const Played: Story = {
  parameters: answer(sampleRacha({ status: 'played' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dividir a conta' })).toBeVisible()
  },
}
/** On the evening itself: who is there is marked. */
export const Arriving: Story = {
  parameters: answer(
    sampleRacha({
      start: '2026-11-20T13:30:00.000Z',
      end: '2026-11-20T15:00:00.000Z',
      participants: [
        rachaPerson('a', 'Rafael Monteiro', { me: true, arrivedAt: '2026-11-20T12:40:00.000Z' }),
        rachaPerson('b', 'Thiago Almeida'),
      ],
    }),
  ),
}
export const Changing: Story = {
  parameters: answer(sampleRacha({ bookingId: null }), '/atleta/rachas/racha-1?fazer=mudar'),
  play: opens('Mudar o racha'),
}
export const Adding: Story = {
  parameters: answer(sampleRacha(), '/atleta/rachas/racha-1?fazer=chamar'),
  play: opens('Pôr gente na lista'),
}
export const Pasting: Story = {
  parameters: { path: '/atleta/rachas/rch-atleta-01?fazer=colar' },
  play: opens('Colar a lista do grupo'),
}
export const Opening: Story = {
  parameters: answer(sampleRacha(), '/atleta/rachas/racha-1?fazer=abrir'),
  play: opens('Abrir vagas'),
}
export const Cancelling: Story = {
  parameters: answer(sampleRacha(), '/atleta/rachas/racha-1?fazer=cancelar'),
  play: opens('Cancelar este racha?'),
}
export const RenewingTheLink: Story = {
  parameters: answer(sampleRacha(), '/atleta/rachas/racha-1?fazer=renovar'),
  play: opens('Trocar o link do convite?'),
}
export const Person: Story = {
  parameters: answer(sampleRacha(), '/atleta/rachas/racha-1?pessoa=c'),
  play: opens('Bianca Lopes'),
}
/** A guest: the organiser writes the name. */
export const Guest: Story = {
  parameters: answer(
    sampleRacha({ participants: [rachaPerson('g', 'Bocão', { hasAccount: false, skill: 4 })] }),
    '/atleta/rachas/racha-1?pessoa=g',
  ),
  play: opens('Bocão'),
}
/** The evening on the field has the screen alone. */
export const OnTheField: Story = {
  parameters: answer(
    sampleRacha({ play: { commitment: null, draws: [], live: { setup: fieldSetup, commands: [] } } }),
    '/atleta/rachas/racha-1?fazer=campo',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Começar a partida' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No campo')
  },
}
export const Cancelled: Story = {
  parameters: answer(sampleRacha({ status: 'cancelled', cancelReason: 'Chuva' })),
  play: says('Cancelado: Chuva'),
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo o racha' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: answer(sampleRacha({ participants: [], confirmed: 0, waiting: 0, myStatus: null })),
  play: says('Ninguém foi chamado ainda. Mande o convite no grupo.'),
}
export const Missing: Story = {
  parameters: { path: '/atleta/rachas/nada' },
  play: says('Não achamos esse racha'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: says('Não deu para abrir o racha') }
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer(
    sampleRacha({
      participants: [
        rachaPerson('a', 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo', {
          goalkeeper: true,
          paid: true,
        }),
        rachaPerson('b', 'Paralelepipedossuperlativamente'.repeat(2)),
      ],
    }),
  ),
  play,
}
export const HugeNumbers: Story = {
  parameters: answer(sampleRacha({ confirmed: 1234, maxPlayers: 12_345, pricePerHeadCents: 123_456_789 })),
  play,
}
/** Full, with a waiting list. */
export const AtALimit: Story = {
  parameters: answer(
    sampleRacha({ status: 'full', maxPlayers: 2, goalkeeperPlaces: 1, freePlaces: 0, waiting: 1 }),
  ),
  play: says(/Está completo, com 1 na lista de espera\./),
}
/** On a phone, fourteen who play end within one screen and a half, the top bar and the bar of acts included. */
export const Fourteen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answer(
    sampleRacha({
      confirmed: 14,
      participants: Array.from({ length: 14 }, (_, at) =>
        rachaPerson(`p${at}`, `Jogador ${'ABCDEFGHIJKLMN'[at]}`, { goalkeeper: at < 2, paid: at % 2 === 0 }),
      ),
    }),
  ),
  play: async ({ canvas }) => {
    const people = await canvas.findAllByRole('listitem')
    const last = people.find((each) => each.textContent.includes('Jogador N'))
    const end = (last?.getBoundingClientRect().bottom ?? Infinity) + window.scrollY
    await expect(end).toBeLessThan(1.5 * 844)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
