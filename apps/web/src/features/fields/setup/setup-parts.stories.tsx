import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { ChoicesInput } from '../../../lib/form/choices-input.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { sampleOwnField } from '../testing/sample-own-field.ts'
import { CourtDrawing } from './court/court-drawing.tsx'
import { courtFields } from './court/court-fields.ts'
import { CourtSection } from './court/court-section.tsx'
import { NewCourt } from './court/new-court.tsx'
import { FieldSetup } from './field-setup.tsx'
import { FieldBadge, FieldWays } from './field-ways.tsx'
import { PreviewSection } from './preview/preview-section.tsx'
import { PreviewWeek } from './preview/preview-week.tsx'
import { PublishPanel } from './preview/publish-panel.tsx'
import { PublishedWays } from './preview/published-ways.tsx'
import { SectionForm } from './section-form.tsx'
import { listedSteps } from './setup-steps.ts'
import { SetupSkeleton } from './setup-skeleton.tsx'
import { StepList } from './step-list.tsx'
import { CopyWeek } from './times/copy-week.tsx'
import { HolidayInput } from './times/holiday-input.tsx'
import { LengthInput } from './times/length-input.tsx'
import { TimesSection } from './times/times-section.tsx'
import { WeekInput } from './times/week-input.tsx'
import { WeekSummary } from './times/week-summary.tsx'

const meta = {
  title: 'Parts/Fields/Setup',
  subcomponents: {
    CourtSection,
    NewCourt,
    FieldSetup,
    FieldBadge,
    FieldWays,
    PreviewSection,
    PublishPanel,
    PublishedWays,
    SectionForm,
    CopyWeek,
    HolidayInput,
    LengthInput,
    TimesSection,
    WeekInput,
  },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const field = sampleOwnField()

export const Steps: Story = {
  render: () => (
    <StepList
      steps={listedSteps({ ...field, status: 'draft', done: ['court', 'times'] }, 'precos')}
      id="field-1"
    />
  ),
}
export const StepsOfANewField: Story = {
  render: () => <StepList steps={listedSteps(null, 'quadra')} id={null} />,
}
export const StepsSmallPhone: Story = { ...Steps, globals: { viewport: { value: 'small' } } }
export const Week: Story = { render: () => <WeekSummary hours={field.company.openingHours} /> }
export const Ahead: Story = { render: () => <PreviewWeek field={field} /> }
export const AheadSmallPhone: Story = { ...Ahead, globals: { viewport: { value: 'small' } } }
export const Drawing: Story = {
  render: () => (
    <CourtDrawing
      texts={{ sports: 'futsal', surface: 'wood', lengthMeters: '40', widthMeters: '20', indoor: 'true' }}
    />
  ),
}
export const DrawingWithoutASport: Story = { render: () => <CourtDrawing texts={{}} /> }
export const DrawingWithoutMeasures: Story = { render: () => <CourtDrawing texts={{ sports: 'futsal' }} /> }

function SportsAlone() {
  const [text, setText] = useState('futsal')
  const [, sports] = courtFields
  if (sports?.type !== 'choices') return null
  return (
    <ChoicesInput
      field={sports}
      text={text}
      error={text === '' && 'Escolha ao menos um esporte.'}
      onText={setText}
    />
  )
}
export const Choices: Story = {
  render: () => <SportsAlone />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Futsal'))
    await expect(await canvas.findByText('Escolha ao menos um esporte.')).toBeVisible()
  },
}
export const Waiting: Story = { render: () => <SetupSkeleton /> }
