import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf } from '../../testing/list-of.ts'
import { listPlays } from '../../testing/list-plays.ts'
import { PastTillsScreen } from './past-tills-screen.tsx'
import { sampleTillRow } from './testing/sample-tills.ts'

const meta = {
  title: 'Screens/Closed tills',
  component: PastTillsScreen,
  parameters: { layout: 'fullscreen', path: '/company/till/past', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof PastTillsScreen>
export default meta

type Story = StoryObj<typeof meta>

const play = listPlays({ table: 'Caixas anteriores', the: 'os caixas' })
const api = 'company/tills'

export const Default: Story = { play: play.shown }
export const Loading: Story = { globals: { responses: 'loading' }, play: play.loading }
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: play.says('Nenhum caixa ainda'),
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/till/past?filtro.openedBy=contem.nada+disso' },
  play: play.says('Nada com esses filtros'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: play.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: play.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: play.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf(api, {
    ...sampleTillRow,
    differenceReason: 'Paralelepipedossuperlativamente: troco dado a mais numa comanda',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: listOf(
    api,
    { ...sampleTillRow, takenCents: 123_456_789, differenceCents: -123_456_789 },
    { total: 1_234_567 },
  ),
  play: play.shown,
}
export const AtALimit: Story = {
  parameters: { ...listOf(api, sampleTillRow, { total: 41, page: 3 }), path: '/company/till/past?pagina=3' },
  play: play.lastPage,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play.shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: play.shown }
