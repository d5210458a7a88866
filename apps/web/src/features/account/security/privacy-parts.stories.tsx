import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import PrivacySection from './privacy-section.tsx'
import { DeleteAccount } from './privacy/delete-account.tsx'
import { DeleteDialog } from './privacy/delete-dialog.tsx'
import { DeleteForm } from './privacy/delete-form.tsx'
import { DeletionPart } from './privacy/deletion-part.tsx'
import { ExportPart } from './privacy/export-part.tsx'
import { InTheWay } from './privacy/in-the-way.tsx'
import { TermsPart } from './privacy/terms-part.tsx'
import { WhatGoes } from './privacy/what-goes.tsx'

const athlete = { role: 'athlete' } as const
const company = { role: 'company' } as const
const nothing = {
  upcomingBookings: 0,
  fixedSlots: 0,
  openTabs: 0,
  organisedRachas: 0,
  lastAdmin: false,
  keptBookings: 0,
}

const meta = {
  title: 'Parts/Account/Privacy',
  component: PrivacySection,
  args: { role: 'athlete' },
  decorators: [
    (Story) => <div style={{ display: 'grid', gap: 16, maxWidth: 'var(--cl-page-narrow)' }}>{Story()}</div>,
  ],
  parameters: { persona: 'nova@campolivre.test' },
} satisfies Meta<typeof PrivacySection>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Excluir minha conta' })).toBeVisible()
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
/** A server without these calls. */
export const NotOffered: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/me/account', () => HttpResponse.json({}, { status: 404 })),
        http.get('/api/me/deletion', () => HttpResponse.json({}, { status: 404 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Por enquanto não dá para/)).toHaveLength(2))
  },
}
export const ExportRefused: Story = {
  parameters: {
    msw: { handlers: [http.get('/api/me/export', () => HttpResponse.json({}, { status: 500 }))] },
  },
  render: () => <ExportPart {...athlete} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar meus dados' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não deu para juntar seus dados')
  },
}
export const Terms: Story = {
  parameters: { persona: 'atleta@campolivre.test' },
  render: () => <TermsPart />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/, aceitos em /)).toBeVisible()
  },
}
/** Upcoming bookings, and open tabs. */
export const Obstacles: Story = {
  parameters: { persona: 'atleta@campolivre.test' },
  render: () => <DeletionPart {...athlete} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Antes de excluir, falta resolver:')).toBeVisible()
  },
}
export const OneOfEach: Story = {
  render: () => (
    <InTheWay
      {...athlete}
      deletion={{ ...nothing, upcomingBookings: 1, openTabs: 1, organisedRachas: 1, lastAdmin: true }}
    />
  ),
}
export const HugeNumbers: Story = {
  render: () => (
    <DeleteAccount
      {...company}
      deletion={{ ...nothing, upcomingBookings: 12_345, openTabs: 6_789, keptBookings: 1_234_567 }}
    />
  ),
}
export const OfACompany: Story = { render: () => <WhatGoes {...company} kept={0} fixedSlots={0} /> }
export const FixedSlots: Story = {
  render: () => (
    <>
      <WhatGoes {...athlete} kept={12} fixedSlots={1} />
      <WhatGoes {...athlete} kept={12} fixedSlots={3} />
    </>
  ),
}
export const Question: Story = {
  render: () => <DeleteDialog opened onClose={fn()} onClosed={fn()} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir conta' }))
    await expect(await screen.findByText('Marque para excluir.')).toBeVisible()
  },
}
export const WrongPassword: Story = {
  render: () => <DeleteForm onClose={fn()} onPending={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Sua senha'), 'errada')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir conta' }))
    await expect(await canvas.findByText('A senha atual não confere.')).toBeVisible()
  },
}
