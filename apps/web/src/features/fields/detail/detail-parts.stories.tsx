import { samplePhoto } from '@campo-livre/ui/field-card/sample-photo.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fieldAnswers } from '../testing/field-answers.ts'
import { sampleField } from '../../../testing/sample-field.ts'
import { inFieldRoute } from '../testing/staged.tsx'
import { FieldAbout } from './field-about.tsx'
import { FieldFacts } from './field-facts.tsx'
import { FieldHead } from './field-head.tsx'
import { FieldMissing } from './field-missing.tsx'
import { FieldPage } from './field-page.tsx'
import { FieldSkeleton } from './field-skeleton.tsx'

const field = sampleField({ rating: { average: 4.8, count: 32 } })
const long = sampleField({
  name: 'Campo do Excelentíssimo Desembargador Paralelepipedossuperlativamente'.repeat(2),
  description: 'Semespaçonenhumparaquebrar'.repeat(8),
  rules: 'Traga sua bola.\nRecolha seu lixo.\n'.repeat(4),
  sports: ['futsal', 'handball', 'basketball', 'volleyball'],
})
const huge = sampleField({
  lengthMeters: 123_456.7,
  widthMeters: 98_765.4,
  players: 1_234_567,
  fromPriceCents: 12_345_678_900,
  rating: { average: 4.9, count: 1_234_567 },
})

const meta = {
  title: 'Parts/Fields/Detail',
  parameters: { at: '/field/field-1' },
  decorators: [inFieldRoute],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Head: Story = {
  render: () => <FieldHead field={field} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const HeadLongText: Story = { ...Head, render: () => <FieldHead field={long} /> }
export const HeadHugeNumbers: Story = { ...Head, render: () => <FieldHead field={huge} /> }
export const HeadUnderARoof: Story = {
  ...Head,
  render: () => <FieldHead field={{ ...field, sports: ['futsal'], surface: 'wood', indoor: true }} />,
}
/** A photo comes first, and the court is a small plan. */
export const HeadWithAPhoto: Story = {
  render: () => <FieldHead field={{ ...field, photos: [samplePhoto] }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'A quadra vista da arquibancada' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Campo de futebol society/ })).toBeVisible()
  },
}
export const Facts: Story = { render: () => <FieldFacts field={field} /> }
export const FactsHugeNumbers: Story = { render: () => <FieldFacts field={huge} /> }
export const About: Story = {
  render: () => <FieldAbout field={{ ...field, rules: 'Chuteira society ou tênis.' }} />,
}
export const AboutLongText: Story = { render: () => <FieldAbout field={long} /> }
export const Missing: Story = { render: () => <FieldMissing /> }
export const Skeleton: Story = { render: () => <FieldSkeleton /> }

/** Without the company's parts. */
export const Page: Story = {
  parameters: { msw: { handlers: fieldAnswers() } },
  render: () => (
    <FieldPage
      field={field}
      parts={{
        Venue: () => <aside>…</aside>,
        Terms: () => null,
        AskFixedSlot: () => null,
        Reviews: () => null,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /, livre,/ })).length).toBeGreaterThan(5)
  },
}
