/** The contact of the product's support; examples until it has its own. */
export const support = {
  /** The domain of its e-mail addresses. */
  domain: 'campolivre.example',
  /** With country and area code, as WhatsApp takes it. */
  whatsapp: '5585900000000',
} as const
