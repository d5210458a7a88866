import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import type { ClashingBooking } from '@campo-livre/domain/fields/set-up/clash.ts'
import type { GroundField } from '@campo-livre/domain/fields/set-up/ground-field.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inRoute } from '../../../../testing/in-route.tsx'
import { longWord } from '../../../../testing/sample-company.ts'
import { sampleOwnField } from '../../testing/sample-own-field.ts'
import { ClashList } from './clash-list.tsx'
import { GroundInput } from './ground-input.tsx'
import { GroundLine } from './ground-line.tsx'
import { GroundPlan } from './ground-plan.tsx'
import { GroundSection } from './ground-section.tsx'
import { PartOf } from './part-of.tsx'

const meta = {
  title: 'Parts/Fields/Ground',
  component: GroundSection,
  subcomponents: { ClashList, GroundInput, GroundLine, GroundPlan, PartOf },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof GroundSection>
export default meta

type Story = StoryObj<typeof meta>

const other = (id: string, name: string, ...parts: string[]): GroundField => ({
  id,
  name,
  status: 'active',
  parts,
})
const otherFields = [
  other('1', 'Areia 1 – Nascente'),
  other('2', 'Areia 2 – Poente'),
  other('3', 'Areia Inteira', '1', '2'),
  { ...other('4', 'Quadra Velha'), status: 'archived' as const },
]
const field = sampleOwnField({ name: 'Areia do Fundo', otherFields })

/** Most fields have a ground of their own. */
export const Default: Story = { args: { field } }
export const Divided: Story = { args: { field: sampleOwnField({ ...field, parts: ['1', '2'] }) } }
/** One field that is made of one other: one place under two names. */
export const SamePlace: Story = {
  args: {
    field: sampleOwnField({
      name: 'Ginásio: vôlei',
      parts: ['1'],
      otherFields: [other('1', 'Ginásio: futsal')],
    }),
  },
}
/** It is changed where it was said. */
export const PartOfAnother: Story = {
  args: { field: sampleOwnField({ id: '1', name: 'Areia 1 – Nascente', otherFields: otherFields.slice(1) }) },
}
export const OnlyField: Story = { args: { field: sampleOwnField() } }
export const LongText: Story = {
  args: {
    field: sampleOwnField({ name: longWord, parts: ['1'], otherFields: [other('1', `${longWord}2`)] }),
  },
  globals: { viewport: { value: 'small' } },
}
export const Phone: Story = { ...Divided, globals: { viewport: { value: 'phone' } } }

function InputAlone() {
  const [text, setText] = useState('[]')
  return (
    <GroundInput
      field={field}
      label="Quais campos ocupam o mesmo espaço?"
      name="parts"
      text={text}
      texts={{}}
      error={null}
      onText={setText}
    />
  )
}
/** A field that is made of others stands for them. */
export const Choosing: Story = {
  args: { field },
  render: () => <InputAlone />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Areia Inteira' }))
    await expect(canvas.getByRole('checkbox', { name: 'Areia 1 – Nascente' })).toBeChecked()
    await expect(
      canvas.getByText(
        'Quem reserva Areia do Fundo ocupa também Areia 1 – Nascente, Areia 2 – Poente e Areia Inteira.',
      ),
    ).toBeVisible()
  },
}

export const Line: Story = { args: { field }, render: (args) => <GroundLine {...args} /> }

const booking = (fieldName: string, customer: string): ClashingBooking => ({
  id: `${fieldName} ${customer}`,
  code: 'RSV-7K2Q',
  start: '2026-11-24T22:00:00.000Z',
  end: '2026-11-24T23:30:00.000Z',
  customer,
  fieldName,
})
/** The bookings for which fields cannot share ground yet. */
export const Clashes: Story = {
  args: { field },
  render: () => (
    <ClashList
      timeZone="America/Fortaleza"
      data={Array.from({ length: 7 }, (_, index) => ({
        one: booking('Areia Inteira', `Rafael Moreira ${index}`),
        other: booking('Areia 1 – Nascente', `${longWord} ${index}`),
      }))}
    />
  ),
}
