import { useForm } from '@mantine/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { AddressFields } from './address-fields.tsx'
import { CepStatus } from './cep-status.tsx'
import { useCep } from './use-cep.ts'

const empty = { cep: '', street: '', number: '', district: '', city: '', state: '' }

function Address({ written }: { written?: Partial<typeof empty> }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { ...empty, ...written } })
  const search = useCep(form)
  return <AddressFields form={form} inputOf={(name) => form.getInputProps(name)} search={search} />
}

const meta = {
  title: 'Parts/Address',
  component: Address,
  decorators: [(Story) => <div style={{ maxWidth: 'var(--cl-page-form)' }}>{Story()}</div>],
} satisfies Meta<typeof Address>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const tells =
  (sentence: RegExp): Play =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('CEP'), '60165121')
    await expect(await canvas.findByText(sentence)).toBeVisible()
  }

export const Default: Story = { play: tells(/^Endereço encontrado/) }
/** Typed text stays until the user decides otherwise. */
export const Different: Story = { args: { written: { street: 'Beira-Mar' } }, play: tells(/^O CEP é de/) }
export const Unknown: Story = {
  parameters: { msw: { handlers: [http.get('/api/cep/:cep', () => HttpResponse.json({ erro: true }))] } },
  play: tells(/^Esse CEP não foi encontrado/),
}
export const Failure: Story = { globals: { responses: 'failing' }, play: tells(/^Não deu para buscar/) }
export const Searching: Story = { globals: { responses: 'loading' }, play: tells(/^Procurando o endereço/) }
export const LongText: Story = { globals: { text: 'long' } }
/** The status below a CEP. */
export const OtherAddressFound: Story = {
  render: () => (
    <CepStatus
      search={{
        state: 'different',
        found: { street: 'Avenida Beira Mar', district: 'Meireles', city: 'Fortaleza', state: 'CE' },
        onTyped: () => undefined,
        takeFound: () => undefined,
        retry: () => undefined,
        abort: () => undefined,
      }}
    />
  ),
}
