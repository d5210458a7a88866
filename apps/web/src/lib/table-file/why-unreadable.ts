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

/** The beginning of the old Excel's book, and the mark of a password that may follow it. */
const LOCKED_BOOK = /\u0009\u0008\u0010\u0000[\s\S]{16}\u002F\u0000/

/** Returns whether an Excel file in the container of old Office asks for a password: the new format is locked in it whole. */
const isLocked = (text: string) =>
  text.includes([...'EncryptedPackage'].join('\u0000')) || LOCKED_BOOK.test(text)
