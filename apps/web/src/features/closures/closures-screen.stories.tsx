import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf } from '../../testing/list-of.ts'
import { listPlays } from '../../testing/list-plays.ts'
import { ClosuresScreen } from './closures-screen.tsx'
import { sampleClosure } from './testing/sample-closures.ts'

const meta = {
  title: 'Screens/Company closures',
  component: ClosuresScreen,
  parameters: { layout: 'fullscreen', path: '/company/closures', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ClosuresScreen>
export default meta

type Story = StoryObj<typeof meta>

const play = listPlays({ table: 'Fechamentos', the: 'os fechamentos' })
const api = 'company/closures'

export const Default: Story = { play: play.shown }
export const Loading: Story = { globals: { responses: 'loading' }, play: play.loading }
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: play.says('Nenhum fechamento ainda'),
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/closures?filtro.reason=contem.nada+disso' },
  play: play.says('Nada com esses filtros'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: play.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: play.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: play.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf(api, {
    ...sampleClosure,
    reason: 'Reforma do Centro Esportivo Paralelepipedossuperlativamente, com gramado novo e iluminação',
    fields: 'Campo 1 – Gramado Norte, Campo 2 – Gramado Sul, Quadra Coberta e Areia da Praia do Futuro',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: listOf(api, sampleClosure, { total: 1_234_567 }),
  play: play.shown,
}
export const AtALimit: Story = {
  parameters: { ...listOf(api, sampleClosure, { total: 41, page: 3 }), path: '/company/closures?pagina=3' },
  play: play.lastPage,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play.shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: play.shown }
