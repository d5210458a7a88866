import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { longText, longWord, sampleCompany } from '../../../testing/sample-company.ts'
import { CompanyProfileScreen } from './company-profile-screen.tsx'

const meta = {
  title: 'Screens/Company page',
  component: CompanyProfileScreen,
  parameters: { layout: 'fullscreen', path: '/company/profile', persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof CompanyProfileScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Waits for the form, so that the whole screen is shown. */
const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Nome da arena')).toBeVisible()
}

/** Answers with a company that the seed does not have. */
function answered(changes: Partial<OwnCompany>) {
  const data: OwnCompany = {
    ...sampleCompany(),
    status: 'approved',
    statusReason: null,
    cnpj: null,
    sellsBeyondStock: false,
    waitingWay: 'turns',
    version: 1,
    fields: [],
    drafts: [],
    ...changes,
  }
  return { msw: { handlers: [http.get('/api/company', () => HttpResponse.json({ data }))] } }
}

/** Changes the page and saves it. */
const save: Play = async (context) => {
  await play(context)
  const { canvas } = context
  await userEvent.type(canvas.getByLabelText('Número'), '0')
  await userEvent.click(await canvas.findByRole('button', { name: 'Salvar a página' }))
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando sua arena' })).toBeVisible()
  },
}
/** A new arena with only a name and an address, not approved. */
export const Empty: Story = {
  parameters: answered({
    status: 'awaiting_approval',
    description: '',
    whatsapp: null,
    amenities: [],
    openingHours: [[], [], [], [], [], [], []],
  }),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('Aguardando aprovação')).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Forbidden: Story = {
  globals: { responses: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu perfil não pode fazer isso.')).toBeVisible()
  },
}
export const Offline: Story = {
  globals: { responses: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você está sem internet')).toBeVisible()
  },
}
/** After a change the bar with the save button stays visible. */
export const Changed: Story = {
  play: async (context) => {
    await play(context)
    await userEvent.type(context.canvas.getByLabelText('Número'), '0')
    await expect(await context.canvas.findByText('Há mudanças não salvas.')).toBeVisible()
  },
}
export const Saved: Story = {
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByText(/^Página salva/)).toBeVisible()
  },
}
export const NotSaved: Story = {
  parameters: {
    msw: { handlers: [http.put('/api/company/profile', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByText(/^Não deu para salvar a página/)).toBeVisible()
  },
}
/** Friday's hours run into Saturday's, and Monday has two overlapping intervals. */
export const HoursThatCross: Story = {
  parameters: answered({
    openingHours: [
      [],
      [
        { opens: 480, closes: 720 },
        { opens: 660, closes: 900 },
      ],
      [],
      [],
      [],
      [{ opens: 480, closes: 1560 }],
      [{ opens: 60, closes: 720 }],
    ],
  }),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText(/^Os horários 8h às 12h e 11h às 15h se cruzam/)).toBeVisible()
    await expect(context.canvas.getByText(/^Sexta fecha às 2h do dia seguinte/)).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answered({
    name: longWord,
    description: longText,
    rules: { ...usualRules, rainNote: longText.slice(0, 500) },
  }),
  play,
}
/** The largest numbers: 720 hours and a full refund. */
export const HugeNumbers: Story = {
  parameters: answered({
    rules: {
      ...usualRules,
      cancellationPolicy: { fullRefundHours: 720, lateRefundPercent: 100 },
      toleranceMinutes: 60,
    },
    acceptsPayAtVenue: false,
  }),
  play,
}
/** The texts are at their limits. */
export const AtALimit: Story = {
  parameters: answered({
    description: 'Gol! '.repeat(400),
    rules: { ...usualRules, rainNote: 'Chuva '.repeat(83) },
  }),
  play: async (context) => {
    await play(context)
    await expect(context.canvas.getByText('2.000 de 2.000 letras')).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const SmallPhone: Story = { ...Changed, globals: { viewport: { value: 'small' } } }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
