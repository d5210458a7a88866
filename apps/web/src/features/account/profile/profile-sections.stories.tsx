import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AccountSections } from '../sections/account-sections.tsx'
import { SectionNav } from '../sections/section-nav.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'
import { CityField } from './city-field.tsx'
import { DataForm } from './data-form.tsx'
import DataSection from './data-section.tsx'
import { KnownData } from './known-data.tsx'
import { NoticeHours } from './notice-hours.tsx'
import { NoticeSwitch } from './notice-switch.tsx'
import { NoticeSwitches } from './notice-switches.tsx'
import NoticesSection from './notices-section.tsx'
import { OpenAlerts } from './open-alerts.tsx'
import { OpenAlertsPlace } from './open-alerts-place.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProfileScreen } from './profile-screen.tsx'
import { AutosaveStatus, AutosaveError } from './autosave-status.tsx'
import { SkillChoice } from './skill-choice.tsx'
import { SportList } from './sport-list.tsx'
import SportsSection from './sports-section.tsx'

const meta = {
  title: 'Screens/Profile parts',
  component: ProfileScreen,
  subcomponents: {
    AccountSections,
    SectionNav,
    SectionSkeleton,
    DataSection,
    DataForm,
    PhotoField,
    KnownData,
    SportsSection,
    SportList,
    SkillChoice,
    CityField,
    NoticesSection,
    NoticeSwitches,
    NoticeSwitch,
    NoticeHours,
    OpenAlerts,
    OpenAlertsPlace,
    AutosaveStatus,
    AutosaveError,
  },
  args: { nextGame: null },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/perfil?aba=dados',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof ProfileScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const sports = { path: '/atleta/perfil?aba=esportes' }
const notices = { path: '/atleta/perfil?aba=avisos' }

const shown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Salvar dados' })).toBeVisible()
}

export const Data: Story = { play: shown }
export const DataLoading: Story = {
  globals: { responses: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Abrindo sua conta' })).toBeVisible()
  },
}
export const DataFailure: Story = {
  globals: { responses: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
/** A server that cannot change accounts. */
export const DataReadOnly: Story = {
  parameters: {
    msw: { handlers: [http.get('/api/me/account', () => new HttpResponse(null, { status: 404 }))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Por enquanto não dá para mudar seus dados/)).toBeVisible()
  },
}
/** An empty form is sent. */
export const DataRefused: Story = {
  parameters: { persona: 'nova@campolivre.test' },
  play: async (context) => {
    await shown(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Salvar dados' }))
    await expect(await context.canvas.findByText('Informe seu telefone.')).toBeVisible()
  },
}
/** The longest of names. */
export const DataLongText: Story = {
  globals: { text: 'long' },
  parameters: { persona: 'intensa@campolivre.test' },
  play: shown,
}
/** Open places nearby are told to who asks for them. */
export const PlacesNearby: Story = {
  parameters: notices,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Vagas perto de você' }))
    await expect(await canvas.findByRole('switch', { name: 'Só do meu nível' })).toBeVisible()
    await expect(canvas.getByLabelText('Onde, para as vagas')).toBeVisible()
  },
}
/** Nobody knows when they were born. */
export const PlacesAgeUnknown: Story = {
  parameters: { ...notices, persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/conte antes quando você nasceu/)).toBeVisible()
  },
}
export const Sports: Story = {
  parameters: sports,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Futsal' })).toBeVisible()
  },
}
export const SportsEmpty: Story = {
  parameters: { ...sports, persona: 'nova@campolivre.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Futsal' })).toBeVisible()
  },
}
export const SportsFailure: Story = {
  globals: { responses: 'failing' },
  parameters: sports,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Notices: Story = {
  parameters: notices,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Lembretes' })).toBeChecked()
  },
}
/** The save failed: the switch is back where it was. */
export const NoticesRefused: Story = {
  parameters: {
    ...notices,
    msw: {
      handlers: [http.put('/api/me/notification-preferences', () => new HttpResponse(null, { status: 500 }))],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Lembretes' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Lembretes' })).toBeChecked())
  },
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play: shown }
