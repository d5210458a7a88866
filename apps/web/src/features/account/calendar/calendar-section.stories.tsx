import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProfileScreen } from '../profile/profile-screen.tsx'
import CalendarSection from './calendar-section.tsx'
import { PhoneCalendar } from './phone-calendar.tsx'

const meta = {
  title: 'Screens/Profile calendar',
  component: ProfileScreen,
  subcomponents: { CalendarSection, PhoneCalendar },
  args: { nextGame: null },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/perfil?aba=agenda',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof ProfileScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Criar endereço' })).toBeVisible()
}
const made: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Criar endereço' }))
  await expect(await canvas.findByLabelText('Endereço da sua agenda')).toBeVisible()
}

export const Off: Story = { play: shown }
/** It is told this once. */
export const Made: Story = { play: made }
/** Turning it off is asked about. */
export const Asked: Story = {
  play: async (context) => {
    await made(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Desligar' }))
    const dialog = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Loading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo sua conta' })).toBeVisible()
  },
}
export const Failure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: {
    msw: { handlers: [http.post('/api/me/calendar', () => new HttpResponse(null, { status: 500 }))] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar endereço' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play: made }
