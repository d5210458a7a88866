import { type SeriesRow, seriesRowSchema } from '@campo-livre/domain/series/series-answer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { sampleSeries } from '../testing/sample-series.ts'
import RaiseDrawer from './raise-drawer.tsx'
import { RaiseForm } from './raise-form.tsx'
import { RaiseLines } from './raise-lines.tsx'
import { RequestDialogs } from './request-dialogs.tsx'
import { SeriesFilter } from './series-filter.tsx'
import { SeriesList } from './series-list.tsx'
import { SeriesRequests } from './series-requests.tsx'
import { newSeriesDrawer, raiseDrawer, SeriesScreen } from './series-screen.tsx'

newSeriesDrawer.prefetch()
raiseDrawer.prefetch()

const meta = {
  title: 'Screens/Fixed slots of an arena',
  component: SeriesScreen,
  subcomponents: {
    RaiseDrawer,
    RaiseForm,
    RaiseLines,
    RequestDialogs,
    SeriesFilter,
    SeriesList,
    SeriesRequests,
  },
  parameters: { layout: 'fullscreen', path: '/company/series', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof SeriesScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible()
  }

/** A row of the list, by the sample of a fixed slot. */
const row = (changes: Partial<SeriesRow> = {}) => z.parse(seriesRowSchema, { ...sampleSeries(), ...changes })
const answer = (rows: readonly SeriesRow[]) => ({
  msw: {
    handlers: [
      http.get('/api/company/series', () => HttpResponse.json({ data: rows })),
      http.get('/api/company/series/requests', () => HttpResponse.json({ data: [] })),
    ],
  },
})

/** Each price before and after. */
export const Raising: Story = {
  parameters: { path: '/company/series?reajuste=1' },
  play: async () => {
    const percent = await screen.findByLabelText('Quanto sobe')
    await waitFor(() => expect(percent).toBeVisible())
    await userEvent.type(percent, '8')
    await expect(await screen.findByRole('button', { name: /^Reajustar \d+ mensalistas$/ })).toBeVisible()
  },
}
export const Searched: Story = {
  parameters: { path: '/company/series?busca=quinta' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar mensalistas' })).toHaveValue('quinta')
  },
}
export const Default: Story = { play: shows('Pedidos de horário fixo') }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando os mensalistas' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: shows('Nenhum mensalista ainda'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: shows('Não deu para buscar os mensalistas'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: shows('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: shows('Você está sem internet'),
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answer([row({ customerName: 'Paralelepipedossuperlativamente'.repeat(2) })]),
  play: shows(/Paralelepipedos/),
}
export const HugeNumbers: Story = {
  parameters: answer([row({ overdueCents: 123_456_789, dueCents: 123_456_789 })]),
  play: shows(/Em atraso: R\$/),
}
/** Over, and nothing else. */
export const AtALimit: Story = {
  parameters: answer([row({ status: 'ended', nextStart: null, dueCents: 0 })]),
  play: shows('1 horário fixo encerrado'),
}
/** Those alone whose bill is overdue; none where nobody owes. */
export const Overdue: Story = {
  parameters: { path: '/company/series?conta=atrasada' },
  play: shows(/^Em atraso: R\$/),
}
export const NobodyOverdue: Story = {
  parameters: { ...answer([row({ overdueCents: 0, dueCents: 0 })]), ...Overdue.parameters },
  play: shows('Nenhum mensalista assim.'),
}
/** The form of a new contract lies over the list. */
export const Creating: Story = {
  parameters: { path: '/company/series?nova=1' },
  play: async () => {
    const act = await screen.findByRole('button', { name: 'Cadastrar mensalista' })
    // The drawer takes a moment to slide in.
    await waitFor(() => expect(act).toBeVisible())
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Zoomed: Story = { ...Default, globals: { viewport: { value: 'zoomed' } } }
