import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Calculator } from './calculator.tsx'
import { Hero } from './hero.tsx'
import { Interest } from './interest.tsx'
import InterestForm from './interest-form.tsx'
import { Questions } from './questions.tsx'
import { Slider } from './slider.tsx'
import { Steps } from './steps.tsx'
import { LanesVignette, SentenceVignette, TicketVignette, TilesVignette } from './vignettes.tsx'

const guess = { campos: 2, horas: 14, preco: 120, ocupacao: 40 }

const meta = {
  title: 'Parts/Marketing',
  component: Calculator,
  args: { guess, onChange: fn() },
} satisfies Meta<typeof Calculator>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('R$ 40.320')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongText: Story = { globals: { text: 'long' } }
export const NothingBooked: Story = { args: { guess: { ...guess, ocupacao: 0 } } }
export const FullyBooked: Story = {
  args: { guess: { campos: 20, horas: 24, preco: 600, ocupacao: 100 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Uma hora a mais/)).toBeNull()
  },
}
export const OneNumber: Story = {
  render: () => <Slider label="Campos" min={1} max={20} step={1} value={1} shown="1 campo" onChange={fn()} />,
}
export const Head: Story = {
  render: () => (
    <Hero title="Como funciona" lead="Do “bora?” no grupo até a bola rolar, sem telefonema.">
      <a href="/">Ver os campos livres</a>
    </Hero>
  ),
}
/** The drawings of our own screens. */
export const Pictures: Story = {
  render: () => (
    <Steps
      numbered
      steps={[
        { title: 'A pergunta', text: 'O que se procura.', picture: <SentenceVignette /> },
        { title: 'Os horários', text: 'Livres, ocupados, escolhidos.', picture: <TilesVignette /> },
        { title: 'Guardado', text: 'Enquanto se paga.', picture: <TicketVignette /> },
        { title: 'Pago', text: 'É seu.', picture: <TicketVignette paid /> },
        { title: 'O dia', text: 'Campo a campo.', picture: <LanesVignette /> },
      ]}
    />
  ),
}
export const PicturesDark: Story = { ...Pictures, globals: { scheme: 'dark' } }
export const Asked: Story = {
  render: () => (
    <Questions
      questions={[
        { question: 'E se chover?', answer: 'Vale a regra da arena.' },
        { question: `${'Uma pergunta comprida '.repeat(8)}?`, answer: 'Uma resposta.' },
      ]}
    />
  ),
}
export const Contact: Story = { render: () => <InterestForm onSent={fn()} /> }
/** The form comes when the page has been shown. */
export const ContactLater: Story = {
  render: () => <Interest />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nome da arena')).toBeVisible()
  },
}
