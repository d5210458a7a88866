import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AccountPage } from './account-page.tsx'
import { CodeField } from './codes/code-field.tsx'
import { SendAgain } from './codes/send-again.tsx'
import { useSendAgain } from './codes/use-send-again.ts'
import { CodeStep } from './enter/code-step.tsx'
import { EnterForm } from './enter/enter-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LinkBeside } from './link-beside.tsx'
import { LinkAsked } from './link-asked.tsx'
import { NewPassword } from './new-password.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useVerificationForm } from './use-verification-form.ts'
import { VerifyEmailForm } from './verify-email-form.tsx'

const meta = {
  title: 'Parts/Account/Forms',
  component: PasswordMeter,
  args: { password: 'Campo@123' },
  decorators: [(Story) => <div style={{ maxWidth: 'var(--cl-page-form)' }}>{Story()}</div>],
} satisfies Meta<typeof PasswordMeter>
export default meta

type Story = StoryObj<typeof meta>

function AgainAtOnce() {
  const again = useSendAgain({ send: () => Promise.resolve(), justSent: false })
  return <SendAgain again={again} label="Enviar outro código" sent="Outro código está a caminho." />
}

function CodeOfLia() {
  const email = 'lia@exemplo.com.br'
  const form = useVerificationForm(email, null)
  return (
    <VerifyEmailForm
      {...{ form, email }}
      code={null}
      onVerified={fn()}
      onVerifiedBefore={fn()}
      wayOn={() => null}
    />
  )
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Senha Média')
  },
}
export const NothingTyped: Story = { args: { password: '' } }
export const Weak: Story = { args: { password: 'campo' } }
export const Strong: Story = { args: { password: 'Campo@123456' } }
export const LongText: Story = { globals: { text: 'long' }, args: { password: 'campo' } }
export const ChosenPassword: Story = {
  render: () => (
    <NewPassword
      password={{ onChange: fn(), error: 'A senha precisa ter um número.' }}
      confirmation={{ onChange: fn(), error: 'As duas senhas precisam ser iguais.' }}
    />
  ),
}
export const Code: Story = { render: () => <CodeOfLia /> }
export const CodeWithAnError: Story = {
  render: () => <CodeField onChange={fn()} defaultValue="1234" error="O código tem 6 números." />,
}
export const Enter: Story = { render: () => <EnterForm enters="Entrar e reservar" onEntered={fn()} /> }
export const EnterCode: Story = {
  render: () => <CodeStep field={{ onChange: fn(), key: 'code' }} email="lia@exemplo.com.br" sentAt={0} />,
}
export const Beside: Story = { render: () => <LinkBeside to="/termos">termos de uso</LinkBeside> }
export const Forgotten: Story = { render: () => <ForgotPasswordForm email="" onAsked={fn()} /> }
export const Reset: Story = {
  render: () => (
    <ResetPasswordForm
      email="lia@exemplo.com.br"
      token="abc"
      invited={false}
      onReset={fn()}
      onOtherLink={fn()}
    />
  ),
}
export const Asked: Story = { render: () => <LinkAsked email="lia@exemplo.com.br" onOtherEmail={fn()} /> }
/** Ready to be sent again, and sent. */
export const ResendAction: Story = {
  render: () => <AgainAtOnce />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Outro código está a caminho.')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Page: Story = {
  decorators: [(Story) => <div style={{ width: '100%' }}>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AccountPage title="Título" lead="Uma frase sobre ele." claim="O campo está livre. Bora?">
      <p>O que se pede.</p>
    </AccountPage>
  ),
}
