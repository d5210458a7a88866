import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Account } from '@campo-livre/domain/users/account.ts'
import type { Device } from '@campo-livre/domain/users/device.ts'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import AccessSection from './access-section.tsx'
import { DeviceList } from './devices/device-list.tsx'
import { DeviceRow } from './devices/device-row.tsx'
import { DevicesPart } from './devices/devices-part.tsx'
import { SignOutEverywhere } from './devices/sign-out-everywhere.tsx'
import { AnotherCode } from './email/another-code.tsx'
import { DropEmailChange } from './email/drop-email-change.tsx'
import { EmailChangeForm } from './email/email-change-form.tsx'
import { EmailChange } from './email/email-change.tsx'
import { EmailCodeForm } from './email/email-code-form.tsx'
import { EmailPart } from './email/email-part.tsx'
import { PendingEmail } from './email/pending-email.tsx'
import { UnsupportedCall } from './parts/unsupported-call.tsx'
import { OwnPassword } from './parts/own-password.tsx'
import { SecuritySection } from './parts/security-section.tsx'
import { StatusMessage } from './parts/status-message.tsx'
import { UserNameField } from './parts/user-name-field.tsx'
import { PasswordForm } from './password/password-form.tsx'
import { PasswordPart } from './password/password-part.tsx'

const email = 'rafael@exemplo.test'
const now = '2026-11-20T13:00:00.000Z'
const account: Account = {
  id: 'athlete-1',
  name: 'Rafael Monteiro',
  email,
  phone: null,
  imagePath: null,
  emailVerifiedAt: now,
  profile: { name: 'athlete' },
  cpf: null,
  date: null,
  gender: null,
  hasPassword: true,
  city: null,
  pendingEmail: null,
  sports: [],
  muted: [],
  terms: null,
}
const phone: Device = {
  id: 'phone',
  name: 'Chrome no Android',
  signedInAt: '2026-10-17T13:00:00.000Z',
  seenAt: '2026-11-20T10:00:00.000Z',
  current: false,
}
const here: Device = { ...phone, id: 'here', name: 'Firefox no Linux', seenAt: now, current: true }
const long: Device = {
  ...phone,
  id: 'long',
  name: 'NavegadorDeNomeMuitoCompridoQueNinguémQuebraEmLugarNenhum 130.0.6723.116 no Windows 11 Pro',
}

const meta = {
  title: 'Parts/Account/Access',
  component: AccessSection,
  decorators: [
    (Story) => <div style={{ display: 'grid', gap: 16, maxWidth: 'var(--cl-page-narrow)' }}>{Story()}</div>,
  ],
  parameters: { persona: 'atleta@campolivre.test' },
} satisfies Meta<typeof AccessSection>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este aparelho')).toBeVisible()
    await expect(await canvas.findByLabelText('Novo e-mail')).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
/** A server that only offers to sign out everywhere. */
export const NotOffered: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/me/account', () => HttpResponse.json({}, { status: 404 })),
        http.get('/api/me/sessions', () => HttpResponse.json({}, { status: 404 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Por enquanto não dá para/)).toHaveLength(3))
    await expect(canvas.getByRole('button', { name: 'Sair de todos' })).toBeVisible()
  },
}
/** Somebody who enters by a code has none yet. */
export const FirstPassword: Story = {
  render: () => <PasswordForm email={email} first onChanged={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Criar senha' })).toBeVisible()
    await expect(canvas.queryByLabelText('Senha atual')).toBeNull()
  },
}
export const Password: Story = { render: () => <PasswordPart email={email} /> }
/** Too many wrong passwords. */
export const PasswordAtALimit: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('/api/me/password', () =>
          HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '45' } }),
        ),
      ],
    },
  },
  render: () => <PasswordForm email={email} first={false} onChanged={fn()} />,
  play: async ({ canvas }) => {
    const texts = {
      'Senha atual': 'Campo@123',
      'Nova senha': 'Campo@1234',
      'Repita a nova senha': 'Campo@1234',
    }
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.click(canvas.getByLabelText(label))
      await userEvent.paste(text)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar senha' }))
    await expect(await canvas.findByRole('button', { name: /^Tente de novo em/ })).toBeVisible()
  },
}
export const Email: Story = { render: () => <EmailPart /> }
export const EmailAsked: Story = {
  render: () => <EmailChange account={{ ...account, pendingEmail: 'rafael.novo@exemplo.test' }} />,
}
export const EmailForm: Story = { render: () => <EmailChangeForm email={email} onAsked={fn()} /> }
/** A code was just sent: another takes a minute. */
export const EmailPending: Story = {
  render: () => (
    <PendingEmail
      email={email}
      pendingEmail={`${'nome.muito.comprido.'.repeat(4)}@exemplo.test`}
      code={null}
      spent={false}
      onSpent={fn()}
      password="Campo@123"
      onPassword={fn()}
      onConfirmed={fn()}
      onDropped={fn()}
    />
  ),
}
export const Code: Story = {
  render: () => <EmailCodeForm code={null} onSpent={fn()} takesFocus={false} onConfirmed={fn()} />,
}
export const CodeAgain: Story = {
  render: () => <AnotherCode email={email} password="Campo@123" onStale={fn()} />,
}
export const GivingUpRefused: Story = {
  parameters: {
    msw: { handlers: [http.delete('/api/me/email', () => HttpResponse.json({}, { status: 500 }))] },
  },
  render: () => <DropEmailChange onDropped={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não deu para desistir agora')
  },
}
export const Devices: Story = {
  render: () => <DevicesPart />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este aparelho')).toBeVisible()
  },
}
export const DeviceNames: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <DeviceList devices={[here, phone, long, { ...phone, id: 'none', name: null }]} />,
}
export const OneDeviceLeaving: Story = {
  render: () => (
    <ul>
      <DeviceRow device={phone} now={now} busy off onEnd={fn()} />
    </ul>
  ),
}
export const Everywhere: Story = {
  render: () => <SignOutEverywhere />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sair de todos' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sair de todos os aparelhos?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Building: Story = {
  render: () => (
    <SecuritySection title="Uma parte" lead="O que ela é, em uma frase.">
      <StatusMessage>O que aconteceu.</StatusMessage>
      <UserNameField email={email} />
      <OwnPassword label="Sua senha" error="A senha atual não confere." />
      <UnsupportedCall to="fazer isso" />
    </SecuritySection>
  ),
}
