import '@campo-livre/ui/styles/form.css'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { useForm } from '@mantine/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FieldProblem } from '../../../lib/form/field-problem.tsx'
import { CopyDay } from '../../../shared/companies/hours-editor/copy-day.tsx'
import { DayHours } from '../../../shared/companies/hours-editor/day-hours.tsx'
import { HoursEditor } from '../../../shared/companies/hours-editor/hours-editor.tsx'
import { IntervalHours } from '../../../shared/companies/hours-editor/interval-hours.tsx'
import { longWord, sampleCompany } from '../../../testing/sample-company.ts'
import { AboutSection } from './form/about-section.tsx'
import { AddressSection } from './form/address-section.tsx'
import { AmenitiesSection } from './form/amenities-section.tsx'
import { ContactSection } from './form/contact-section.tsx'
import { CountedArea } from './form/counted-area.tsx'
import { HoursSection } from './form/hours-section.tsx'
import { ProfileForm } from './form/profile-form.tsx'
import { type HolidayValue, type ProfileValues, toValues } from './form/profile-values.ts'
import { NumberInput } from './form/number-input.tsx'
import { RulesPreview } from './form/rules-preview.tsx'
import { SaveBar } from './form/save-bar.tsx'
import { TermsSection } from './form/terms-section.tsx'
import { LogoSection } from './logo/logo-section.tsx'
import { HolidayRow } from './form/holidays/holiday-row.tsx'
import { HolidaysEditor } from './form/holidays/holidays-editor.tsx'
import { TheirPageChanges } from './form/their-changes.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { SectionNav } from './section-nav.tsx'
import { Section } from './section.tsx'
import { Poster } from './share/poster.tsx'
import { ShareSection } from './share/share-section.tsx'

const own: OwnCompany = {
  ...sampleCompany(),
  status: 'approved',
  statusReason: null,
  cnpj: null,
  sellsBeyondStock: false,
  waitingWay: 'turns',
  version: 1,
  fields: [],
  drafts: [],
}

const meta = {
  title: 'Parts/Companies/Own page',
  subcomponents: {
    AboutSection,
    AddressSection,
    AmenitiesSection,
    ContactSection,
    CountedArea,
    ProfileForm,
    TheirPageChanges,
    HolidaysEditor,
    HolidayRow,
    NumberInput,
    RulesPreview,
    SaveBar,
    TermsSection,
    CopyDay,
    DayHours,
    HoursEditor,
    FieldProblem,
    IntervalHours,
    LogoSection,
    ProfileEditor,
    SectionNav,
    Section,
    Poster,
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

function HoursAlone() {
  const form = useForm<ProfileValues>({ mode: 'uncontrolled', initialValues: toValues(own) })
  return <HoursSection form={form} known={{ today: '2026-11-23', days: [] }} />
}

/** The whole screen below its header. */
export const Default: Story = {
  render: () => <ProfileEditor own={own} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible()
  },
}
export const Hours: Story = {
  render: () => <HoursAlone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outro período na terça' }))
    await expect(canvas.getByRole('button', { name: 'Tirar Terça, 2º período' })).toBeVisible()
  },
}
function HolidaysAlone({ error }: { error?: string }) {
  const [holidays, setHolidays] = useState<readonly HolidayValue[]>([
    { day: '2027-04-13', name: 'Aniversário de Fortaleza', yearly: true },
    { day: '2027-04-13', name: longWord, yearly: false },
    { day: '', name: '', yearly: false },
  ])
  return (
    <HolidaysEditor
      holidays={holidays}
      known={{ today: '2026-11-23', days: [] }}
      onChange={setHolidays}
      error={error}
    />
  )
}
export const Holidays: Story = {
  render: () => <HolidaysAlone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar feriado' }))
    await waitFor(() => expect(canvas.getAllByLabelText('Nome do feriado').at(-1)).toHaveFocus())
  },
}
/** Each problem at its place, once the page was to be saved. */
export const HolidaysThatAreWrong: Story = {
  render: () => <HolidaysAlone error="Esse dia já está na lista." />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dê um nome ao feriado.')).toBeVisible()
  },
}
export const HolidaysSmallPhone: Story = {
  ...HolidaysThatAreWrong,
  globals: { viewport: { value: 'small' } },
}
export const HoursSmallPhone: Story = { ...Hours, globals: { viewport: { value: 'small' } } }
export const HoursBeingCopied: Story = {
  render: () => <HoursAlone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar o horário de segunda' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Todos os dias' })).toBeVisible())
  },
}
/** The rules with a deposit, which opens the field for its percentage. */
export const RulesWithADeposit: Story = {
  render: () => <ProfileForm own={own} focused={false} hasConflict={false} onStartOver={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Como se paga'), 'deposit')
    await expect(canvas.getByLabelText('Sinal')).toHaveValue('30')
    await expect(
      canvas.getByText(/^Pague 30% por Pix ou cartão na hora de reservar, como sinal/),
    ).toBeVisible()
  },
}
/** Somebody else has saved the page meanwhile. */
export const ChangedByOthers: Story = {
  render: () => (
    <TheirPageChanges
      focused={false}
      onUse={fn()}
      changes={{
        conflicts: { name: `Arena ${longWord}`, rain: 'credit', amenities: ['bar', 'parking'], rainNote: '' },
        updated: ['openingHours', 'noShowPercent'],
      }}
    />
  ),
}
export const RulesWithADepositSmallPhone: Story = {
  ...RulesWithADeposit,
  globals: { viewport: { value: 'small' } },
}
/** There are no sentences of rules that cannot be. */
export const RulesThatCannotBe: Story = {
  render: () => <RulesPreview values={{ ...toValues(own), noShowPercent: '10' }} uncovered />,
}
/** The QR code, its address, and the ways to take it along. */
export const Share: Story = { render: () => <ShareSection own={own} /> }
export const ShareLongText: Story = {
  render: () => <ShareSection own={{ ...own, slug: longWord.toLowerCase() }} />,
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const ShareBeforeApproval: Story = {
  render: () => <ShareSection own={{ ...own, status: 'awaiting_approval' }} />,
}
export const Logo: Story = { render: () => <LogoSection own={{ ...own, imagePath: '/favicon.svg' }} /> }
export const Saving: Story = {
  render: () => (
    <SaveBar
      state="changed"
      sending={{
        pending: true,
        abort: fn(),
        notice: null,
        limited: false,
        announcement: null,
        wait: { left: 0, total: 0 },
      }}
      onDiscard={fn()}
    />
  ),
}
export const Waiting: Story = { render: () => <ProfileSkeleton /> }
