/** A line of a paper: a name and its value. */
export type PaperLine = { readonly text: string; readonly value: string }

/** A part of a paper: lines, with a heading or without; `total` for what the others come to. */
export type PaperPart = {
  readonly title?: string
  readonly kind: 'facts' | 'amounts' | 'total'
  readonly lines: readonly PaperLine[]
}

/** A paper that somebody keeps, prints or hands on: a ticket, a receipt, a bill. */
export type Paper = {
  /** The name of its file, without its ending: `comprovante-RSV-7K2Q`. */
  readonly file: string
  readonly title: string
  /** The lines below the title. */
  readonly about: readonly string[]
  readonly parts: readonly PaperPart[]
  /** A code for a QR, at whose sight somebody is let in; null for none. */
  readonly code: string | null
  readonly foot: string
}

/** The sentence below every paper about money. */
export const NO_INVOICE = 'Não é documento fiscal.'
