import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent } from 'storybook/test'
import { longText, longWord } from '../../../testing/sample-company.ts'
import { sampleOwnField } from '../testing/sample-own-field.ts'
import { FieldSetupScreen } from './field-setup-screen.tsx'

const at = (step: string) => `/company/fields/fld-arena-beira-mar-campo-norte?passo=${step}`

const meta = {
  title: 'Screens/Company field',
  component: FieldSetupScreen,
  args: { parts: { Terms: () => null } },
  parameters: {
    layout: 'fullscreen',
    path: '/company/fields/fld-arena-beira-mar-campo-norte?passo=quadra',
    persona: 'empresa@campolivre.test',
  },
} satisfies Meta<typeof FieldSetupScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible()
  }
const play = shows('A quadra')

/** Answers with a field that the seed does not have. */
function answered(changes: Partial<OwnField>, step = 'quadra') {
  const data = sampleOwnField(changes)
  return {
    path: at(step),
    msw: { handlers: [http.get('/api/company/fields/:id', () => HttpResponse.json({ data }))] },
  }
}

export const Default: Story = { play }
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Buscando o campo' })).toBeVisible()
  },
}
/** A draft of which only the court is known. */
export const Empty: Story = {
  parameters: answered(
    {
      status: 'draft',
      description: '',
      amenities: [],
      done: ['court'],
      missing: ['prices'],
      basePriceCents: 0,
    },
    'previa',
  ),
  play: shows('Quase lá'),
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
/** Another company's field, or none. */
export const Missing: Story = {
  parameters: { path: '/company/fields/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esse campo não está na sua arena')).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { text: 'long' },
  parameters: answered({ name: longWord, description: longText, rules: longText }, 'previa'),
  play: shows('O campo está no ar'),
}
/** The largest numbers that a court takes. */
export const HugeNumbers: Story = {
  parameters: answered({ lengthMeters: 200, widthMeters: 200, players: 100, fromPriceCents: 123_456_700 }),
  play,
}
/** The longest bookings, and hours on every day, more than one stretch each. */
export const AtALimit: Story = {
  parameters: answered(
    {
      openingHours: Array.from({ length: 7 }, () => [
        { opens: 360, closes: 720 },
        { opens: 780, closes: 1080 },
        { opens: 1140, closes: 1380 },
      ]),
      holidayHours: [{ opens: 480, closes: 720 }],
      maxSlots: 16,
      horizonDays: 365,
      bufferMinutes: 120,
    },
    'horarios',
  ),
  play: shows('Horários'),
}
export const Times: Story = { parameters: { path: at('horarios') }, play: shows('Horários') }
/** Hours that no whole number of slots fills are told at the length of a slot. */
export const TimesThatDoNotFit: Story = {
  ...Times,
  play: async (context) => {
    await Times.play?.(context)
    const { canvas } = context
    await userEvent.selectOptions(canvas.getByLabelText('Cada horário dura'), '2 h')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByText(/que ninguém consegue reservar/)).toBeVisible()
  },
}
export const Ground: Story = { parameters: { path: at('espaco') }, play: shows('Mesmo espaço') }
export const Photos: Story = { parameters: { path: at('fotos') }, play: shows('Fotos') }
export const Prices: Story = { parameters: { path: at('precos') }, play: shows('Preços') }
export const Published: Story = { parameters: { path: at('previa') }, play: shows('O campo está no ar') }
export const ReadyToPublish: Story = {
  parameters: answered({ status: 'draft' }, 'previa'),
  play: shows('Pronto para publicar'),
}
/** The field waits with its arena. */
export const BeforeApproval: Story = {
  parameters: answered({ companyStatus: 'awaiting_approval' }, 'previa'),
  play: shows('Aguardando aprovação'),
}
export const Archiving: Story = {
  play: async (context) => {
    await play(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Arquivar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Arquivar campo' }))
    await expect(await context.canvas.findByRole('list', { name: 'Reservas marcadas' })).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play }
export const TimesSmallPhone: Story = { ...Times, globals: { viewport: { value: 'small' } } }
export const PreviewSmallPhone: Story = { ...Published, globals: { viewport: { value: 'small' } } }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play }
