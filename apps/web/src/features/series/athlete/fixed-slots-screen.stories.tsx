import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { listPlays } from '../../../testing/list-plays.ts'
import { longBooking } from '../../../testing/sample-booking.ts'
import { sampleBill, sampleSeries } from '../testing/sample-series.ts'
import { FixedSlotsScreen } from './fixed-slots-screen.tsx'

const meta = {
  title: 'Screens/Fixed slots',
  component: FixedSlotsScreen,
  parameters: { layout: 'fullscreen', path: '/atleta/horarios-fixos', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof FixedSlotsScreen>
export default meta

type Story = StoryObj<typeof meta>

const plays = listPlays({ cards: 'Em andamento', the: 'seus horários fixos' })
const shown: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Em andamento' })).toBeVisible()
}

/** Answers with fixed slots that the seed does not have. */
const slots = (data: SeriesDetail[]) => ({
  msw: { handlers: [http.get('/api/series', () => HttpResponse.json({ data }))] },
})

export const Default: Story = { play: shown }
/** One that has ended stands below those that go on. */
export const WithAnEndedOne: Story = {
  parameters: slots([
    sampleSeries({ id: 'ended', status: 'ended', dueCents: 0, bills: [], nextStart: null }),
    sampleSeries(),
  ]),
  play: async (context) => {
    await shown(context)
    const [live, over] = context.canvas.getAllByRole('heading', { name: /Em andamento|Encerrados/ })
    await expect([live?.textContent, over?.textContent]).toEqual(['Em andamento', 'Encerrados'])
  },
}
export const Loading: Story = { globals: { responses: 'loading' }, play: plays.loading }
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: plays.says('Nenhum horário fixo'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: plays.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: plays.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: plays.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: slots([sampleSeries({ fieldName: longBooking().field.name, company: longBooking().company })]),
  play: shown,
}
export const HugeNumbers: Story = {
  parameters: slots([
    sampleSeries({ dueCents: 123_456_789, bills: [sampleBill({ dueCents: 123_456_789 })] }),
  ]),
  play: shown,
}
/** More than a screen holds. */
export const AtALimit: Story = {
  parameters: slots(Array.from({ length: 20 }, (_, at) => sampleSeries({ id: `series-${at}` }))),
  play: shown,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
