import type { FieldRow } from '@campo-livre/domain/fields/field-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf } from '../../../testing/list-of.ts'
import { listPlays } from '../../../testing/list-plays.ts'
import { OwnFieldsScreen } from './own-fields-screen.tsx'

const meta = {
  title: 'Screens/Company fields',
  component: OwnFieldsScreen,
  parameters: { layout: 'fullscreen', path: '/company/fields', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof OwnFieldsScreen>
export default meta

type Story = StoryObj<typeof meta>

const play = listPlays({ table: 'Campos da arena', the: 'os campos' })

const api = 'company/fields'
const row: FieldRow = {
  id: 'field-1',
  name: 'Campo Norte',
  companyName: 'Arena Beira-Mar',
  city: 'Fortaleza',
  timeZone: 'America/Fortaleza',
  sport: 'society',
  surface: 'synthetic-grass',
  indoor: false,
  players: 14,
  slotMinutes: 60,
  fromPriceCents: 12_000,
  basePriceCents: 12_000,
  priceRules: [],
  nextPrices: [],
  rating: 4.8,
  reviews: 32,
  sharesWith: null,
  status: 'active',
  companyStatus: 'approved',
  version: 1,
}

export const Default: Story = { play: play.shown }
export const Loading: Story = { globals: { responses: 'loading' }, play: play.loading }
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: play.says('Nenhum campo ainda'),
}
export const NothingWithTheFilter: Story = {
  parameters: { path: '/company/fields?filtro.name=contem.nada+disso' },
  play: play.says('Nada com esses filtros'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: play.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: play.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: play.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: listOf(api, {
    ...row,
    name: 'Campo 1 de futebol society do Centro Esportivo Paralelepipedossuperlativamente',
  }),
  play: play.shown,
}
export const HugeNumbers: Story = {
  parameters: listOf(
    api,
    { ...row, fromPriceCents: 123_456_789, reviews: 1_234_567, players: 12_345 },
    { total: 1_234_567 },
  ),
  play: play.shown,
}
export const AtALimit: Story = {
  parameters: { ...listOf(api, row, { total: 41, page: 3 }), path: '/company/fields?pagina=3' },
  play: play.lastPage,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play.shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: play.shown }
