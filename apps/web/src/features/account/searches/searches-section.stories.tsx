import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ProfileScreen } from '../profile/profile-screen.tsx'
import { RenameSearch } from './rename-search.tsx'
import { SearchList } from './search-list.tsx'
import { SearchRow } from './search-row.tsx'
import SearchesSection from './searches-section.tsx'

const meta = {
  title: 'Screens/Profile searches',
  component: ProfileScreen,
  subcomponents: { SearchesSection, SearchList, SearchRow, RenameSearch },
  args: { nextGame: null },
  parameters: {
    layout: 'fullscreen',
    path: '/atleta/perfil?aba=buscas',
    persona: 'atleta@campolivre.test',
  },
} satisfies Meta<typeof ProfileScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma busca salva')).toBeVisible()
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
const asked = { path: '/campos?esporte=futsal&cidade=Fortaleza&hora=20:00' }
/** It is saved at the listing, and stands among those of the account. */
export const Saved: Story = {
  parameters: asked,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar esta busca' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Ver buscas salvas' }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Futsal em Fortaleza, às 20h' })).toBeVisible(),
    )
  },
}
/** Its name is typed in its row. */
export const Renaming: Story = {
  parameters: asked,
  play: async (context) => {
    await Saved.play?.(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Mudar o nome/ }))
    const field = await canvas.findByRole('textbox', { name: 'Nome da busca' })
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByText('Dê um nome à busca.')).toBeVisible()
  },
}
export const SmallPhone: Story = { ...Saved, globals: { viewport: { value: 'small' } } }
