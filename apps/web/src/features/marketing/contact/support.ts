/** Where people reach who runs the product. Neutral examples until the product has its own. */
export const support = {
  /** E-mail addresses are of this domain. */
  domain: 'campolivre.example',
  /** Country and area code included, as WhatsApp has it. */
  whatsapp: '5585900000000',
} as const
