import type { CurrentTill } from '@campo-livre/domain/tills/till-row.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { sampleTill } from './testing/sample-tills.ts'
import { TillScreen } from './till-screen.tsx'

const meta = {
  title: 'Screens/Till',
  component: TillScreen,
  parameters: { layout: 'fullscreen', path: '/company/till', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof TillScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
  }
const shown = says('Troco na abertura')
const dialog: Play = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

/** Answers with this till. */
function till(data: CurrentTill) {
  return { msw: { handlers: [http.get('/api/company/till', () => HttpResponse.json({ data }))] } }
}
const withFacts = (facts: Partial<NonNullable<CurrentTill['till']>>) =>
  till({ ...sampleTill, till: sampleTill.till && { ...sampleTill.till, ...facts } })

export const Default: Story = { play: shown }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o caixa' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { persona: 'empresa.nova@campolivre.test' },
  play: says('O caixa está fechado'),
}
export const WithoutMovements: Story = {
  parameters: withFacts({ movements: [], version: 0 }),
  play: says('Sem sangria nem suprimento até agora.'),
}
/** The last till waits for the reason of its difference. */
export const Unexplained: Story = {
  parameters: till({ ...sampleTill, till: null, unexplainedId: 'till-arena-beira-mar-001' }),
  play: says('O último caixa fechou com diferença'),
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: says('Não deu para buscar o caixa'),
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: says('Seu perfil não pode fazer isso.'),
}
export const Offline: Story = { globals: { responses: 'offline' }, play: says('Você está sem internet') }
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: withFacts({
    openedBy: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti Paralelepipedossuperlativamente',
    movements: (sampleTill.till?.movements ?? []).map((movement) => ({
      ...movement,
      reason: 'Paralelepipedossuperlativamente longo: gelo, carvão e copos para o torneio da casa de sábado',
    })),
  }),
  play: shown,
}
export const HugeNumbers: Story = {
  parameters: withFacts({
    floatCents: 10_000_000,
    movements: (sampleTill.till?.movements ?? []).map((movement) => ({
      ...movement,
      amountCents: 10_000_000,
    })),
  }),
  play: shown,
}
/** The count: what is expected is nowhere. */
export const AtALimit: Story = { parameters: { path: '/company/till?fazer=fechar' }, play: dialog }
export const TakingCashOut: Story = { parameters: { path: '/company/till?fazer=sangria' }, play: dialog }
export const Opening: Story = {
  parameters: { path: '/company/till?fazer=abrir', persona: 'empresa.nova@campolivre.test' },
  play: dialog,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: shown }
