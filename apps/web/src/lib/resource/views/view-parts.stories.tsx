import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inRoute } from '../../../testing/in-route.tsx'
import { readListSearch } from '../read-list-search.ts'
import { SavedViews } from './saved-views.tsx'
import type { Sample } from '../testing/sample-resource.ts'
import { sampleResource } from '../testing/sample-rows.ts'
import { viewsKey } from './use-views.ts'
import { ViewNameForm } from './view-name-form.tsx'
import { ViewRow } from './view-row.tsx'
import { ViewsButton } from './views-button.tsx'

const resource = sampleResource()
const views = [
  { id: '1', name: 'Baratos', search: { 'filtro.priceCents': 'menor-que.5' } },
  { id: '2', name: 'Vencendo', search: { ordem: 'dueDay', colunas: 'name.dueDay' } },
]
const long = [
  { id: '1', name: 'Tudo o que vence até o fim do mês aqui', search: {} },
  { id: '2', name: 'Paralelepipedossuperlativamenteparalele1', search: { ordem: 'dueDay' } },
]
/** Stores views for the story, and takes them away after it. */
const stored = (all: object) => () => {
  localStorage.setItem(viewsKey(resource), JSON.stringify(all))
  return () => localStorage.removeItem(viewsKey(resource))
}
const open: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Listas salvas' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Listas salvas' })).toBeVisible())
}

const meta = {
  title: 'Parts/Lists/Saved views',
  component: ViewsButton<Sample>,
  subcomponents: { SavedViews, ViewNameForm, ViewRow },
  parameters: { at: '/' },
  args: { resource },
  decorators: [inRoute({ under: '_public', path: '/', validateSearch: readListSearch })],
  beforeEach: stored(views),
} satisfies Meta<typeof ViewsButton<Sample>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { play: open }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: open }
export const None: Story = { beforeEach: stored([]), play: open }
export const InUse: Story = {
  parameters: { at: '/?filtro.priceCents=menor-que.5' },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('link', { name: 'Baratos' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Renamed: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Renomear Baratos' }))
    await expect(screen.getByLabelText('Novo nome')).toHaveFocus()
  },
}
export const Deleted: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Apagar Baratos' }))
    await waitFor(() => expect(screen.getByText('“Baratos” foi apagada.')).toBeVisible())
  },
}
export const NameMissing: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Salvar esta lista' }))
    await waitFor(() => expect(screen.getByText('Dê um nome à lista.')).toBeVisible())
  },
}
export const LongText: Story = {
  beforeEach: stored(long),
  globals: { viewport: { value: 'small' } },
  play: open,
}
