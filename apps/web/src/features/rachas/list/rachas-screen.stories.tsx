import type { MyRachaRow } from '@campo-livre/domain/rachas/racha.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { listOf } from '../../../testing/list-of.ts'
import { listStates } from '../../../testing/list-stories.ts'
import { sampleRacha } from '../../../testing/sample-racha.ts'
import { RachaCard } from './racha-card.tsx'
import { RachasScreen } from './rachas-screen.tsx'
import { NextRacha } from './next-racha.tsx'
import { OpenRachas } from '../open/open-rachas.tsx'
import { OwnAnswer } from './own-answer.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { RachaHead } from '../racha-head.tsx'

const meta = {
  title: 'Screens/My rachas',
  component: RachasScreen,
  subcomponents: { NextRacha, OpenRachas, OwnAnswer, AnswerButtons, RachaHead },
  parameters: { layout: 'fullscreen', path: '/atleta/rachas', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof RachasScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const row: MyRachaRow = sampleRacha()
const list = listStates({ cards: 'Já passaram', the: 'os rachas' })

/** The next game, and its row, as the server tells them. */
function answer(changes: Parameters<typeof sampleRacha>[0], where?: Parameters<typeof listOf>[2]) {
  const racha = sampleRacha(changes)
  const rows = listOf('rachas', racha, where)
  const one = http.get('/api/rachas/:id', () => HttpResponse.json({ data: racha }))
  return { msw: { handlers: [...rows.msw.handlers, one] } }
}

const next: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: 'Sua resposta' })).toBeVisible()
}

export const Default: Story = list.shown
export const Card: Story = { render: () => <RachaCard racha={row} /> }
/** A place is kept for the reader: that is what they have to do. */
export const Offered: Story = {
  parameters: answer({ mine: false, myStatus: 'offered', myOfferUntil: '2026-11-20T15:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Guardamos um lugar para você até sex, 20\/11/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirmar' })).toBeVisible()
  },
}
export const Loading: Story = list.loading
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum racha ainda')).toBeVisible()
  },
}
export const Failure: Story = list.failure
export const Forbidden: Story = list.forbidden
export const Offline: Story = list.offline
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer({
    place: 'Quadra poliesportiva coberta Professora Maria Aparecida de Paralelepipedossuperlativamente',
  }),
  play: next,
}
export const HugeNumbers: Story = {
  parameters: answer({ confirmed: 1234, maxPlayers: 12_345, waiting: 2345 }),
  play: next,
}
/** The last page, and no free place. */
export const AtALimit: Story = {
  parameters: {
    ...answer({ status: 'full', confirmed: 14, freePlaces: 0 }, { total: 41, page: 3 }),
    path: '/atleta/rachas?pagina=3',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Página anterior' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Próxima página' })).toBeNull()
  },
}
export const Phone: Story = { ...list.phone, play: next }
export const Zoomed: Story = { ...list.zoomed, play: next }
