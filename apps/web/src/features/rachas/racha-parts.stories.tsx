import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rachaPerson, sampleRacha } from '../../testing/sample-racha.ts'
import { Roster } from './roster/roster.tsx'
import { ArrivalButton } from './arrival/arrival-button.tsx'
import { PayButton } from './roster/pay-button.tsx'
import { PersonLine } from './roster/person-line.tsx'

const meta = {
  title: 'Parts/Rachas/Roster',
  component: Roster,
  subcomponents: { ArrivalButton, PayButton, PersonLine },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
  args: { racha: sampleRacha({ mine: false }), arriving: false },
} satisfies Meta<typeof Roster>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const answers = canvas.getAllByRole('heading').map((heading) => heading.textContent)
    await expect(answers).toEqual(['2 vão', '1 na lista de espera', '1 sem resposta', '1 não vai'])
    await expect(canvas.getByText('mensalista, 1º a responder, pago')).toBeVisible()
  },
}
/** The organiser opens each person, and marks who is there. */
export const Organiser: Story = { args: { racha: sampleRacha(), arriving: true } }
export const Empty: Story = { args: { racha: sampleRacha({ participants: [] }) } }
export const LongText: Story = {
  globals: { text: 'long', viewport: { value: 'small' } },
  args: {
    racha: sampleRacha({
      participants: [
        rachaPerson('a', 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo', {
          goalkeeper: true,
          paid: true,
        }),
      ],
    }),
    arriving: true,
  },
}
