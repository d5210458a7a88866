import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Interest } from './contact/interest.tsx'
import InterestForm from './contact/interest-form.tsx'
import { LateForm } from './contact/late-form.tsx'
import { FirstSteps } from './parts/first-steps.tsx'
import { Closing } from './parts/closing.tsx'
import { Costs } from './parts/costs.tsx'
import { Features } from './parts/features.tsx'
import { Help } from './parts/help.tsx'
import { Hero } from './parts/hero.tsx'
import { Questions } from './parts/questions.tsx'
import { Steps } from './parts/steps.tsx'
import { BillVignette } from './vignettes/bill-vignette.tsx'
import { ExpensesVignette } from './vignettes/expenses-vignette.tsx'
import { FoundVignette } from './vignettes/found-vignette.tsx'
import { LanesVignette } from './vignettes/lanes-vignette.tsx'
import { TabVignette } from './vignettes/tab-vignette.tsx'
import { SentenceVignette, TicketVignette, TilesVignette } from './vignettes/vignettes.tsx'

const meta = { title: 'Parts/Marketing' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Head: Story = {
  render: () => (
    <Hero
      title="Como funciona"
      promise="Do “bora?” no grupo até a conta dividida."
      picture={<FoundVignette />}
    >
      <a href="/">Ver os campos livres</a>
    </Hero>
  ),
}
export const HelpWays: Story = { render: () => <Help /> }
export const End: Story = {
  render: () => (
    <Closing id="fim" title="Bora?" text="Quem joga começa pela busca.">
      <a href="/">Encontrar campos</a>
    </Closing>
  ),
}
/** The drawings of the product's screens. */
export const Pictures: Story = {
  render: () => (
    <>
      <Steps
        numbered
        steps={[
          { title: 'A pergunta', text: 'O que se procura.', picture: <SentenceVignette /> },
          { title: 'Os horários', text: 'Livres, ocupados, escolhidos.', picture: <TilesVignette /> },
          { title: 'Guardado', text: 'Enquanto se paga.', picture: <TicketVignette /> },
          { title: 'Pago', text: 'É seu.', picture: <TicketVignette paid /> },
          { title: 'O mês', text: 'O que vence.', picture: <ExpensesVignette /> },
        ]}
      />
      <Features
        features={[
          { title: 'O dia', text: 'Campo a campo.', picture: <LanesVignette /> },
          { title: 'O balcão', text: 'Dois toques.', picture: <TabVignette /> },
          { title: 'O racha', text: 'Uma conta.', picture: <BillVignette /> },
        ]}
      />
    </>
  ),
}
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
export const Prices: Story = {
  render: () => (
    <Costs
      costs={[
        ['Procurar', 'Nada.'],
        ['Reservar', 'O preço do horário.'],
      ]}
    />
  ),
}
export const First: Story = {
  render: () => <FirstSteps steps={['Cadastre a arena.', 'A gente confere.', 'Publique.']} />,
}
export const Contact: Story = { render: () => <InterestForm onSent={fn()} /> }
/** The form is loaded after the page is shown. */
export const ContactLater: Story = {
  render: () => <Interest />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nome da arena')).toBeVisible()
  },
}
const missingCode = () => Promise.reject(new TypeError('Failed to fetch'))
/** The code of the contact form is missing. */
export const FormWithoutItsCode: Story = {
  render: () => <LateForm load={missingCode} onSent={fn()} meanwhile={null} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
