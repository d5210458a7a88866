import { possibleTexts } from './decode-text.ts'

/** The number of bytes in which the kind of a file is looked for. */
const PROBED = 5000

/** Returns why a file has no text to read as a table, told by what it is: a spreadsheet, a PDF, a page; null for a text. */
export function whyUnreadable(bytes: ArrayBuffer): string | null {
  const start = latin(bytes, PROBED)
  if (start.startsWith('PK\u0003\u0004'))
    return 'Esse arquivo é uma planilha do Excel. Abra a planilha, salve como CSV e escolha o arquivo salvo.'
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0'))
    return isLocked(latin(bytes))
      ? 'Essa planilha tem senha. Abra com a senha, salve como CSV e escolha o arquivo salvo.'
      : 'Esse arquivo é uma planilha do Excel antigo. Abra a planilha, salve como CSV e escolha o arquivo salvo.'
  if (start.startsWith('%PDF')) return 'Esse arquivo é um PDF. Baixe em OFX ou CSV e escolha esse arquivo.'
  const texts = possibleTexts(bytes).map((text) => text.slice(0, PROBED))
  if (texts.some((text) => /<OFC>/i.test(text)))
    return 'Esse arquivo é um OFC, um formato antigo. Baixe em OFX ou CSV e escolha esse arquivo.'
  if (texts.some((text) => /<!doctype html|<html[\s>]|<table[\s>]/i.test(text)))
    return 'Esse arquivo é uma página da internet. Baixe em OFX ou CSV e escolha esse arquivo.'
  return null
}

/** Returns bytes as letters of one byte each. */
const latin = (bytes: ArrayBuffer, count = bytes.byteLength) =>
  new TextDecoder('iso-8859-1').decode(bytes.slice(0, count))

/** The words of a container in which a new sheet is locked, and the beginning of an old sheet, of two bytes a letter. */
const PACKAGE = 'EncryptedPackage'.replaceAll(/(?!^)/g, '\0')
const OLD_BOOK = '\t\b\u0010\0'
const OLD_BOOK_BYTES = 20

/** Returns whether an Excel file in the container of old Office asks for a password. */
function isLocked(text: string): boolean {
  const book = text.indexOf(OLD_BOOK)
  const next = book + OLD_BOOK_BYTES
  return text.includes(PACKAGE) || (book >= 0 && text.slice(next, next + 2) === '/\0')
}
