import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { ArenaRegistered } from './arena-registered.tsx'
import { ArenaRegistration } from './arena-registration.tsx'
import { AthleteRegistration } from './athlete-registration.tsx'
import { ContactFields } from './contact-fields.tsx'
import { EmailRefused } from './email-refused.tsx'
import { ContactInstead } from './contact-instead.tsx'
import { KindChoice } from './kind-choice.tsx'
import { MinorNotice } from './minor-notice.tsx'
import { PasswordStep } from './password-step.tsx'
import { RegistrationWays } from './registration-ways.tsx'
import { StepForm } from './steps/step-form.tsx'
import { StepHeading, trackPlaces } from './steps/step-heading.tsx'
import { StepProgress } from './steps/step-progress.tsx'

const meta = {
  title: 'Parts/Account/Registration',
  component: StepProgress,
  args: { kind: 'arena', names: ['Arena', 'Endereço', 'Contato', 'Senha'], at: 2 },
  decorators: [(Story) => <div style={{ maxWidth: 'var(--cl-page-form)' }}>{Story()}</div>],
} satisfies Meta<typeof StepProgress>
export default meta

type Story = StoryObj<typeof meta>

const moved = trackPlaces()
const wide: Story = {
  decorators: [(Story) => <div style={{ width: '100%' }}>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
}
/** Parts that read their step from the address. */
const routed: Story = { ...wide, decorators: [inRoute({ under: '_guest', path: '/registro' })] }
const sending = {
  pending: false,
  abort: fn(),
  notice: null,
  limited: false,
  announcement: null,
  wait: { left: 0, total: 0, begin: fn() },
}

/** Finished steps are links. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Contato')).toHaveAttribute('aria-current', 'step')
  },
}
export const LongText: Story = { globals: { text: 'long' } }
export const Young: Story = { render: () => <MinorNotice shown /> }
export const Choice: Story = { ...wide, render: () => <KindChoice moved={moved} /> }
export const Athlete: Story = {
  ...routed,
  parameters: { ...wide.parameters, at: '/registro?tipo=atleta' },
  render: () => <AthleteRegistration moved={moved} onRegistered={fn()} />,
}
export const Arena: Story = {
  ...routed,
  parameters: { ...wide.parameters, at: '/registro?tipo=arena' },
  render: () => <ArenaRegistration moved={moved} onRegistered={fn()} />,
}
export const Registered: Story = {
  ...wide,
  render: () => (
    <ArenaRegistered email="rita.de.cassia.prado.albuquerque@arenadoprado.exemplo.com.br" moved={moved} />
  ),
}
/** A step with its heading, its fields and its buttons. */
export const Step: Story = {
  render: () => (
    <StepForm
      kind="atleta"
      steps={[
        { name: 'Contato', title: 'Como falar com você' },
        { name: 'Senha', title: 'Senha e aceite' },
      ]}
      at={0}
      moved={moved}
      check={() => false}
      goTo={fn()}
      submit={fn()}
      sending={sending}
      send="Criar conta"
    >
      <ContactFields
        keyOf={(name) => name}
        inputOf={(name) => ({ name, onBlur: fn() })}
        onEmail={fn()}
        refused="ana@exemplo.com.br"
      />
    </StepForm>
  ),
}
export const Refused: Story = { render: () => <EmailRefused email="ana@exemplo.com.br" /> }
/** After a reload: the password is not kept. */
export const Password: Story = {
  render: () => (
    <>
      <StepHeading place="password" moved={moved} before="Etapa 3 de 3">
        Senha e aceite
      </StepHeading>
      <PasswordStep
        hadPassword
        passwords={{ password: { onChange: fn() }, confirmation: { onChange: fn() } }}
        consent={{ error: 'Sem esse aceite não dá para criar a conta.' }}
      />
    </>
  ),
}
export const Ways: Story = {
  render: () => (
    <RegistrationWays>
      <ContactInstead label="Prefiro só deixar meu contato" />
    </RegistrationWays>
  ),
}
