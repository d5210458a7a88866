import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { longWord, sampleCompany } from '../../../testing/sample-company.ts'
import { ShareButton } from '../share-button.tsx'
import { ContactLinks } from './contact-links.tsx'
import { Contact } from './contact.tsx'

const company = sampleCompany({ phone: '558533334444' })

const meta = { title: 'Parts/Companies/Contact' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A row of buttons where there is room, else a row of tiles. */
export const Links: Story = {
  render: () => (
    <ContactLinks company={company} about="Campo 1" few>
      <ShareButton title="Arena" />
    </ContactLinks>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    )
  },
}
export const LinksSmallPhone: Story = { ...Links, globals: { viewport: { value: 'small' } } }
export const LinksLongText: Story = { ...Links, globals: { text: 'long' } }
export const LinksWithoutWhatsApp: Story = {
  render: () => (
    <ContactLinks company={sampleCompany({ whatsapp: null, phone: '558533334444' })} about="Campo 1" />
  ),
}
export const Address: Story = { render: () => <Contact company={company} about="Campo 1" /> }
export const AddressLongText: Story = {
  render: () => (
    <Contact
      company={sampleCompany({ address: { ...company.address, street: longWord, district: longWord } })}
      about="Campo 1"
    />
  ),
}
export const Share: Story = {
  render: () => <ShareButton title="Arena" />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Compartilhar' }))
  },
}
