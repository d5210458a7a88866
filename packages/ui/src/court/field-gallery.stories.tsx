import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleField } from '../field-card/sample-field.ts'
import { samplePhoto, samplePhotos } from '../field-card/sample-photo.ts'
import { FieldGallery } from './field-gallery.tsx'
import { GalleryButtons } from './gallery-buttons.tsx'
import { GallerySlide } from './gallery-slide.tsx'
import { PhotoLightbox } from './photo-lightbox.tsx'

const meta = {
  title: 'Components/Field gallery',
  component: FieldGallery,
  subcomponents: { GallerySlide, GalleryButtons, PhotoLightbox },
  args: { field: sampleField({ photos: samplePhotos(4) }) },
  parameters: {
    notes: {
      accessibility:
        'Swiped on a phone; two buttons and the arrow keys do the same. Each picture is named by its caption, else by its number and its field.',
      do: ['Show it once on a page, where the page is about the field.'],
      dont: ['Do not let it move by itself.'],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FieldGallery>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Foto 1 de 4')
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima foto' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Foto 2 de 4'))
    canvas.getByRole('button', { name: /^Ver maior: De noite/ }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Foto 4 de 4'))
    await expect(canvas.getByRole('button', { name: 'Próxima foto' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Foto 1 de 4'))
  },
}
/** As large as the window, until it is closed. */
export const Large: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: `Ver maior: ${samplePhoto.caption}` })
    await userEvent.click(opener)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Fotos de Society 1' }))
    await expect(dialog.getByRole('button', { name: 'Fechar' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await dialog.findByRole('img', { name: /^De noite/ })).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveTextContent('Foto 2 de 4')
  },
}
export const One: Story = {
  args: { field: sampleField({ photos: [samplePhoto] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: samplePhoto.caption })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Próxima foto' })).toBeNull()
  },
}
export const None: Story = {
  args: { field: sampleField() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Campo de futebol society/ })).toBeVisible()
  },
}
export const LongCaptions: Story = {
  args: {
    field: sampleField({
      photos: samplePhotos(12).map((photo) => ({
        ...photo,
        caption: 'Arquibancada coberta do lado do estacionamento, com os vestiários reformados em março. '
          .repeat(2)
          .slice(0, 120),
      })),
    }),
  },
}
/** A photo that cannot be shown is left out. */
export const OneBroken: Story = {
  args: {
    field: sampleField({
      photos: [{ ...samplePhoto, url: 'data:image/png;base64,AAAA' }, ...samplePhotos(3).slice(1)],
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Foto 1 de 2'))
  },
}
