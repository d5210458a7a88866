import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { samplePhotos } from '@campo-livre/ui/field-card/sample-photo.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pictureFile } from '../../../../lib/picture-editor/testing/picture-files.ts'
import { inRoute } from '../../../../testing/in-route.tsx'
import { sampleOwnField } from '../../testing/sample-own-field.ts'
import { PhotoAdder } from './photo-adder.tsx'
import { PhotoList } from './photo-list.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { PhotosSection } from './photos-section.tsx'
import { RemovedPhotos } from './removed-photos.tsx'
import { SavePhotos } from './save-photos.tsx'
import { UploadTile } from './upload-tile.tsx'

const meta = {
  title: 'Parts/Fields/Photos',
  component: PhotosSection,
  subcomponents: { PhotoAdder, PhotoList, PhotoTile, RemovedPhotos, SavePhotos, UploadTile },
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta<typeof PhotosSection>
export default meta

type Story = StoryObj<typeof meta>

/** A field of its own for each story, since pictures on their way outlive the section. */
const withPhotos = (id: string, count: number) => sampleOwnField({ id, photos: samplePhotos(count) })

async function choose(canvasElement: HTMLElement, ...files: File[]): Promise<void> {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')
    if (!found) throw new Error('nothing to choose by')
    return found
  })
  await userEvent.upload(input, files, { applyAccept: false })
}

export const Empty: Story = {
  args: { field: withPhotos('empty', 0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sem fotos, este desenho/)).toBeVisible()
  },
}
export const Draft: Story = { args: { field: { ...withPhotos('draft', 0), status: 'draft' } } }
export const Some: Story = {
  args: { field: withPhotos('some', 4) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Capa')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^Remover: De noite/ }))
    await expect(await canvas.findByRole('button', { name: /^Desfazer/ })).toHaveFocus()
    await userEvent.click(await canvas.findByRole('button', { name: /^Desfazer/ }))
  },
}
/** There is room for no other. */
export const Full: Story = { args: { field: withPhotos('full', 12) } }
export const LongCaptions: Story = {
  args: {
    field: sampleOwnField({
      id: 'long',
      photos: samplePhotos(3).map((photo) => ({
        ...photo,
        caption: 'Arquibancada coberta do lado do estacionamento, com vestiários reformados '
          .repeat(2)
          .slice(0, 120),
      })),
    }),
  },
}
export const Uploading: Story = {
  args: { field: withPhotos('uploading', 1) },
  parameters: { msw: { handlers: [http.post('*/photos', () => delay('infinite'))] } },
  play: async ({ canvas, canvasElement }) => {
    const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => pictureFile(name, 'image/jpeg', 1_600, 1_000))
    await choose(canvasElement, ...(await Promise.all(files)))
    await expect(await canvas.findByText('Na fila')).toBeVisible()
    await expect(await canvas.findByRole('progressbar', { name: 'Enviando… a.jpg' })).toBeVisible()
  },
}
export const OneFailed: Story = {
  args: { field: withPhotos('failed', 2) },
  parameters: { msw: { handlers: [http.post('*/photos', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await pictureFile('quadra.jpg', 'image/jpeg', 1_600, 1_000))
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo: quadra.jpg' })).toBeVisible()
  },
}
/** A file that is no picture says so; there is nothing to try again. */
export const NoPicture: Story = {
  args: { field: withPhotos('none', 0) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['%PDF-1.7'], 'planta.jpg', { type: 'image/jpeg' }))
    await expect(await canvas.findByText(/^Esse arquivo não é uma foto/)).toBeVisible()
  },
}
