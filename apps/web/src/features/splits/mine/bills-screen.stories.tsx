import type { OwnBill } from '@campo-livre/domain/splits/own-bill.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { listPlays } from '../../../testing/list-plays.ts'
import { organizedBill, sharedBill } from '../../../testing/sample-bills.ts'
import { BillsScreen } from './bills-screen.tsx'

const meta = {
  title: 'Screens/Bills',
  component: BillsScreen,
  parameters: { layout: 'fullscreen', path: '/atleta/contas', persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof BillsScreen>
export default meta

type Story = StoryObj<typeof meta>

const plays = listPlays({ cards: 'Contas divididas', the: 'suas contas divididas' })
const shown: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Contas divididas' })).toBeVisible()
}

/** Answers with bills that the seed does not have. */
const bills = (data: OwnBill[]) => ({
  msw: { handlers: [http.get('/api/splits', () => HttpResponse.json({ data }))] },
})

export const Default: Story = { play: shown }
export const Loading: Story = { globals: { responses: 'loading' }, play: plays.loading }
export const Empty: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: plays.says('Nenhuma conta dividida'),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: plays.failure }
export const Forbidden: Story = { globals: { responses: 'forbidden' }, play: plays.forbidden }
export const Offline: Story = { globals: { responses: 'offline' }, play: plays.offline }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: bills([sharedBill({ title: `o racha ${'Paralelepipedossuperlativamente'.repeat(2)}` })]),
  play: shown,
}
export const HugeNumbers: Story = {
  parameters: bills([organizedBill({ openCents: 123_456_789 })]),
  play: shown,
}
/** More than a screen holds. */
export const AtALimit: Story = {
  parameters: bills(Array.from({ length: 40 }, (_, at) => sharedBill({ id: `conta-${at}` }))),
  play: shown,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
