import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchBox } from './search-box.tsx'

const meta = {
  title: 'Parts/Lists/Search box',
  component: SearchBox,
  args: { label: 'Buscar produtos', placeholder: 'Buscar', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchBox>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: 'água' } }
export const FilledDark: Story = { args: { value: 'água' }, globals: { scheme: 'dark' } }
export const LongText: Story = {
  args: { value: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo' },
  globals: { viewport: { value: 'small' } },
}
/** Enter searches at once, and the cross clears the search. */
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar produtos' }), ' água {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('água')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar a busca' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox', { name: 'Buscar produtos' })).toHaveFocus()
  },
}
