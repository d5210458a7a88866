import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import PictureDialog from './picture-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import { RemovePicture } from './remove-picture.tsx'
import { heicFile, pictureFile } from './testing/picture-files.ts'

const meta = {
  title: 'Parts/Picture editor',
  component: PictureField,
  subcomponents: { PictureDialog, RemovePicture },
  args: {
    kind: 'foto',
    round: true,
    present: false,
    shown: <img src="apple-touch-icon.png" alt="" width={72} height={72} />,
    onPicture: () => Promise.resolve(),
    onRemove: () => Promise.resolve(),
  },
} satisfies Meta<typeof PictureField>
export default meta

type Story = StoryObj<typeof PictureField>

async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nothing to choose by')
  await userEvent.upload(input, file, { applyAccept: false })
}

const open: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement, await pictureFile('foto.jpg', 'image/jpeg', 1_200, 800))
  await expect(await screen.findByRole('slider', { name: 'Zoom' })).toBeVisible()
}

export const Default: Story = {}
export const Present: Story = { args: { present: true } }
export const Fitting: Story = { play: open }
/** A logo has no round frame. */
export const Logo: Story = { args: { kind: 'logo', round: false }, play: open }
export const Failure: Story = {
  args: { onPicture: () => Promise.reject(new Error('no')) },
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Salvar foto' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}
/** An iPhone's format, which few browsers read. */
export const Heic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, heicFile())
    await expect(await canvas.findByText(/HEIC/)).toBeVisible()
  },
}
export const Removing: Story = {
  args: { present: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover foto' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Manter foto' })).toHaveFocus())
  },
}
