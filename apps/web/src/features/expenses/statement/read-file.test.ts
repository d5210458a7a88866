import { describe, expect, it } from 'vitest'
import { readStatementFile } from './read-file.ts'
import { shapes } from './testing/shapes.ts'

const read = (content: string | Uint8Array<ArrayBuffer>) => readStatementFile(new File([content], 'extrato'))

describe('the file of a bank (H5)', () => {
  it.each(shapes)('is read with $name', async ({ text, read: wanted, ...rest }) => {
    const { problems = [], passed = 0, asksSign = false } = rest
    const statement = await read(text)
    if ('refusal' in statement) throw new Error(statement.refusal)
    expect(statement.lines.map(({ day, amountCents, text: words }) => [day, amountCents, words])).toEqual(
      wanted,
    )
    expect(statement.problems.map(({ line, message, raw }) => [line, message, raw])).toEqual(problems)
    expect([statement.passed, statement.asksSign]).toEqual([passed, asksSign])
  })

  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(
      parts.flatMap((part) =>
        typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
      ),
    )
  const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

  it.each([
    ['an OFC file', bytes('<OFC><DTD>2</DTD><ACCTSTMT>'), /^Esse arquivo é um OFC/],
    ['a page', bytes('<!DOCTYPE html><html><body><table><tr>'), /^Esse arquivo é uma página da internet/],
    ['a PDF', bytes('%PDF-1.7'), /^Esse arquivo é um PDF/],
    ['a sheet', bytes('PK', [3, 4, 20, 0]), /^Esse arquivo é uma planilha do Excel\./],
    ['an old sheet', bytes(old, 'Workbook'), /^Esse arquivo é uma planilha do Excel antigo/],
    [
      'a sheet with a password',
      bytes(old, 'EncryptedPackage'.replaceAll(/(?!^)/g, '\0')),
      /^Essa planilha tem senha/,
    ],
    [
      'an old sheet with a password',
      bytes(old, [9, 8, 16, 0], ' '.repeat(16), [0x2f, 0, 54, 0]),
      /^Essa planilha tem senha/,
    ],
    ['no columns', bytes('Nome;Preço\nÁgua;5,00'), /^Faltam as colunas Data e Valor/],
    ['no transactions', bytes('Data;Valor\n'), /^Esse extrato não tem lançamentos/],
    ['amounts in dollars', bytes('Data;Valor (US$)\n01/11/2026;5,00'), /não está em reais/],
  ])('is named as what it is: %s', async (_, content, sentence) => {
    expect(await read(content)).toEqual({ refusal: expect.stringMatching(sentence) as string })
  })
})
