import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Flows/Find a field',
  parameters: { layout: 'fullscreen', path: '/' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Returns a free time that is followed by another one of its day, by the names of their tiles. */
function beforeAnother(tiles: readonly HTMLElement[]): HTMLElement {
  const free = tiles.map((tile) => {
    const [, day, from, to] = /^(.+), (\S+) às (\S+?), livre/.exec(tile.textContent) ?? []
    return { tile, day, from, to }
  })
  const first = free.find((each) => free.some(({ day, from }) => day === each.day && from === each.to))
  if (!first) throw new Error('No two free times follow each other.')
  return first.tile
}

export const FromTheSentenceToTwoHours: Story = {
  play: async ({ canvas, step }) => {
    await step('Say what to play and where', async () => {
      await userEvent.selectOptions(await canvas.findByLabelText('Esporte'), 'society')
      await canvas.findByRole('option', { name: 'Fortaleza' })
      await userEvent.selectOptions(canvas.getByLabelText('Cidade'), 'Fortaleza')
      await expect(await canvas.findByRole('link', { name: 'Campo 1 – Gramado Norte' })).toBeVisible()
    })
    await step('Ask for a price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }))
      await userEvent.type(await screen.findByRole('textbox', { name: 'Preço máximo' }), '200')
      await userEvent.click(await screen.findByRole('button', { name: /^Ver \d+ campos?$/ }))
      await expect(await canvas.findByRole('button', { name: /^Tirar o filtro até/ })).toBeVisible()
    })
    await step('Open a field', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Campo 1 – Gramado Norte' }))
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Campo 1 – Gramado Norte' }),
      ).toBeVisible()
    })
    await step('Choose an hour, and one more', async () => {
      const tiles = await canvas.findAllByRole('button', { name: /, livre,/ })
      await userEvent.click(beforeAnother(tiles))
      const bar = within(canvas.getByRole('region', { name: 'Sua reserva' }))
      await userEvent.click(await bar.findByRole('button', { name: /^Mais uma hora/ }))
      await expect(await bar.findByText('2 h')).toBeVisible()
      await expect(bar.getByRole('link', { name: 'Reservar' })).toBeVisible()
    })
  },
}
