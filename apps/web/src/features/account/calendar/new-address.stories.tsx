import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { NewAddress } from './new-address.tsx'

const meta = {
  title: 'Parts/Account/Calendar address',
  component: NewAddress,
  args: { path: '/calendar/k3yw7q2m9c4t8x6d5h3p2v7n9b4f6j8s2r5g7k3z.ics', isReached: true },
} satisfies Meta<typeof NewAddress>
export default meta

type Story = StoryObj<typeof meta>

/** A server that other apps reach. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Abrir na agenda' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^webcal:\/\/.+\/calendar\/k3yw.+\.ics$/),
    )
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** No other app reaches a demonstration: the file is given instead. */
export const Demonstration: Story = {
  args: { isReached: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nesta demonstração/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Abrir na agenda' })).toBeNull()
  },
}
export const DownloadFailed: Story = {
  args: { isReached: false },
  parameters: {
    msw: { handlers: [http.get('/api/calendar/*', () => new HttpResponse(null, { status: 500 }))] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Baixar agenda' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não deu para baixar agora')
  },
}
