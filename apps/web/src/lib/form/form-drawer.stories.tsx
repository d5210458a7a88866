import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SideDrawer } from '../drawer/side-drawer.tsx'
import { DraftForm } from './draft-form.tsx'
import { FieldInput } from './field-input.tsx'
import { toTexts } from './field-text.ts'
import { formDraft } from './form-draft.ts'
import FormDrawer from './form-drawer.tsx'
import { PictureInput } from './picture-input.tsx'
import { ReadOnlyField } from './read-only-field.tsx'
import { RelationInput } from './relation-input.tsx'
import { RelationName } from './relation-name.tsx'
import { Spoken } from './spoken.tsx'
import { sampleFields, sampleSchema, sampleValues } from './testing/sample-form.ts'
import { TheirChange } from './their-change.tsx'

const few = sampleFields.slice(0, 4)

const meta = {
  title: 'Parts/Form drawer',
  component: FormDrawer,
  parameters: { layout: 'fullscreen' },
  subcomponents: {
    DraftForm,
    FieldInput,
    PictureInput,
    ReadOnlyField,
    RelationInput,
    RelationName,
    SideDrawer,
    Spoken,
    TheirChange,
  },
  args: {
    opened: true,
    title: 'Novo produto',
    fields: sampleFields,
    schema: sampleSchema,
    values: sampleValues,
    mutation: { mutationFn: async () => null, changes: [] },
    draftKey: 'story',
    submit: 'Salvar produto',
    saved: 'Produto salvo',
    failure: 'Não deu para salvar o produto. Tente de novo.',
    readCurrent: (data) => sampleSchema.safeParse(data).data ?? null,
    onClose: fn(),
  },
  beforeEach: () => formDraft('story', sampleFields).drop,
} satisfies Meta<typeof FormDrawer>
export default meta

type Story = StoryObj<typeof meta>

const refused = (facts: Partial<ApiError>) => ({
  mutationFn: () => Promise.reject(new ApiError({ kind: 'refused', status: 500, ...facts })),
  changes: [],
})
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Salvar produto' }))

/** A field of each type. */
export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Empty: Story = { args: { values: {} } }
/** Values that this person cannot change are text. */
export const ReadOnly: Story = {
  args: { fields: sampleFields.map((field) => ({ ...field, readOnly: field.name !== 'name' })) },
}
/** Each wrong field has its error; the first has the focus. */
export const Wrong: Story = {
  args: { values: {} },
  play: async () => {
    await save()
    await waitFor(() => expect(screen.getByText('Informe o nome.')).toBeVisible())
    await expect(screen.getByLabelText('Nome')).toHaveFocus()
  },
}
/** The server refuses a value at its field. */
export const Refused: Story = {
  args: { mutation: refused({ status: 422, errors: { name: ['Já existe um produto com esse nome.'] } }) },
  play: async () => {
    await save()
    await waitFor(() => expect(screen.getByText('Já existe um produto com esse nome.')).toBeVisible())
  },
}
export const Failure: Story = {
  args: { mutation: refused({}), fields: few },
  play: async () => {
    await save()
    await waitFor(() => expect(screen.getByText(/^Não deu para salvar o produto/)).toBeVisible())
  },
}
export const Pending: Story = {
  args: { mutation: { mutationFn: () => new Promise(() => undefined), changes: [] }, fields: few },
  play: async () => {
    await save()
    await expect(await screen.findByRole('button', { name: 'Salvar produto' })).toHaveAttribute(
      'data-loading',
      'true',
    )
  },
}
/** Unsaved text of an earlier visit is restored. */
export const Recovered: Story = {
  args: { fields: few },
  beforeEach: () => {
    const base = toTexts(few, sampleValues)
    formDraft('story', sampleFields).keep({ texts: { ...base, name: 'Água de coco gelada' }, base })
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Recuperamos o que você tinha escrito/)).toBeVisible())
    await expect(screen.getByLabelText('Nome')).toHaveValue('Água de coco gelada')
  },
}
/**
 * Somebody else has changed the same name and another price: the user decides about the first, the second is taken
 * over.
 */
export const ChangedElsewhere: Story = {
  args: {
    fields: few,
    mutation: refused({
      status: 409,
      code: 'stale',
      message: 'Alguém mudou este produto enquanto você editava.',
      data: { ...sampleValues, name: 'Coco verde', priceCents: 900, version: 2 },
    }),
  },
  play: async () => {
    const name = await screen.findByLabelText('Nome')
    await userEvent.clear(name)
    await userEvent.type(name, 'Água de coco gelada')
    await save()
    await waitFor(() => expect(screen.getByText('Coco verde')).toBeVisible())
    await expect(name).toHaveValue('Água de coco gelada')
    await expect(screen.getByLabelText('Preço')).toHaveValue('9,00')
  },
}
export const LongText: Story = {
  globals: { text: 'long', viewport: { value: 'small' } },
  args: { fields: few },
}
