import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { NewFieldScreen } from './new-field-screen.tsx'

const meta = {
  title: 'Screens/New field',
  component: NewFieldScreen,
  parameters: {
    layout: 'fullscreen',
    path: '/company/fields/novo',
    persona: 'empresa.nova@campolivre.test',
    without: {
      Loading: 'It reads nothing.',
      Failure: 'It reads nothing; a failed save is NotSaved.',
      Forbidden: 'It reads nothing.',
      Offline: 'It reads nothing; a failed save is NotSaved.',
      HugeNumbers: 'Larger numbers than it takes are refused: AtALimit.',
    },
  },
} satisfies Meta<typeof NewFieldScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const play: Play = async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Nome do campo')).toBeVisible()
}
/** Chooses a sport, which fills in its measures. */
const choose: Play = async (context) => {
  await play(context)
  await userEvent.click(context.canvas.getByLabelText('Beach tennis'))
  await expect(context.canvas.getByLabelText('Comprimento')).toHaveValue('16')
}

export const Default: Story = { play: choose }
export const Empty: Story = { play }
/** All that is missing is told at its field. */
export const Missing: Story = {
  play: async (context) => {
    await play(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Continuar' }))
    await expect(await context.canvas.findByText('Dê um nome ao campo.')).toBeVisible()
  },
}
export const NotSaved: Story = {
  parameters: {
    msw: { handlers: [http.post('/api/company/fields', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async (context) => {
    await choose(context)
    const { canvas } = context
    await userEvent.type(canvas.getByLabelText('Nome do campo'), 'Areia 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(await canvas.findByText(/^Não deu para salvar o campo/)).toBeVisible()
  },
}
export const LongText: Story = { globals: { text: 'long' }, play: choose }
/** A name that is too long, and a court that is too large. */
export const AtALimit: Story = {
  play: async (context) => {
    await choose(context)
    const { canvas } = context
    await userEvent.click(canvas.getByLabelText('Nome do campo'))
    await userEvent.paste('Areia '.repeat(20))
    await userEvent.clear(canvas.getByLabelText('Comprimento'))
    await userEvent.type(canvas.getByLabelText('Comprimento'), '201')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(await canvas.findByText('Use no máximo 80 letras.')).toBeVisible()
    await expect(canvas.getByText('Use de 2 a 200 metros.')).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: choose }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play: choose }
export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } }, play: choose }
