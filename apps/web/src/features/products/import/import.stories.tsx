import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { CarryOut } from './carry-out.tsx'
import ImportDrawer from '../../../lib/import/import-drawer.tsx'
import { ImportButton } from '../../../lib/import/import-button.tsx'
import { ImportInAddress } from '../../../lib/import/import-in-address.tsx'
import { productsImport } from './products-import.tsx'
import { ImportPlanView } from '../../../lib/import/import-plan-view.tsx'
import { BadLines } from '../../../lib/import/bad-lines.tsx'

const meta = {
  title: 'Parts/Import of products',
  component: ImportPlanView,
  args: {
    lines: [
      { line: 2, name: 'Água sem gás', kind: 'same' },
      { line: 3, name: 'Suco de umbu', kind: 'created' },
      { line: 4, name: 'Paralelepipedossuperlativamente gelado com limão e hortelã', kind: 'changed' },
    ],
    left: new Set([4]),
    onLeave: () => undefined,
  },
  subcomponents: { BadLines, ImportInAddress, ImportDrawer },
  parameters: { persona: 'empresa@campolivre.test' },
} satisfies Meta<typeof ImportPlanView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Problems: Story = {
  render: () => (
    <BadLines
      problems={[
        { line: 3, column: 'Preço', message: 'Informe o preço, como 12,50.', raw: 'Suco;Bebidas;caro' },
        { line: 1234, column: 'Categoria', message: 'Essa categoria não existe aqui.' },
      ]}
    />
  ),
}
export const ReadyToImport: Story = {
  render: ({ lines }) => <CarryOut products={[]} lines={[...lines]} />,
}
export const NothingToImport: Story = {
  render: () => <CarryOut products={[]} lines={[{ line: 2, name: 'Água', kind: 'same' }]} />,
}
export const Drawer: Story = {
  render: () => <ImportDrawer opened onClose={() => undefined} {...productsImport} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
export const Choosing: Story = {
  decorators: [inRoute({ under: '_public', path: '/' })],
  render: () => (
    <>
      <ImportButton />
      <ImportInAddress of={productsImport} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Importar planilha' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
