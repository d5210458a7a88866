import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '../product.ts'
import type { FileRow } from '../../text/file-row.ts'
import { countColumns, findColumns, missingColumns } from './columns.ts'
import { planImport } from './plan-import.ts'
import { readAmount, readPieces } from './read-amount.ts'
import { readRows } from './read-rows.ts'

const product = (rest: Partial<Product>): Product => ({
  id: 'agua',
  companyId: 'arena',
  name: 'Água',
  category: 'drinks',
  priceCents: 500,
  ean: null,
  stock: 5,
  stockValueCents: 0,
  costCents: null,
  lowStockAt: 2,
  status: 'active',
  photo: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...rest,
})
const head = ['Nome', 'Categoria', 'Preço', 'Estoque', 'Situação']
const table = ([titles = [], ...rows]: string[][], unclosed: FileRow[] = []) => ({
  head: { line: 1, cells: titles, raw: titles.join(';') },
  rows: rows.map((cells, index) => ({ line: index + 2, cells, raw: cells.join(';') })),
  unclosed,
})
function readTable(...given: Parameters<typeof table>) {
  const read = readRows(table(...given))
  if ('refusal' in read) throw new Error(read.refusal)
  return read
}
const read = (...rows: string[][]) => readTable([head, ...rows])
const plan = (products: Product[], ...rows: string[][]) => planImport(products, read(...rows).products)
const kinds = (...args: Parameters<typeof plan>) => plan(...args).lines.map(({ kind }) => kind)

describe('an amount of a file (H4)', () => {
  it.each([
    ['1.234,50', 123_450],
    ['1234.50', 123_450],
    ['1,234.50', 123_450],
    ['R$ 12', 1_200],
    ['7,5', 750],
    ['1,234.5 ', 123_450],
    ['12,345.67', 1_234_567],
    ['doze', null],
    ['1,2,3', null],
    ['1,234.567', null],
    ['1.5,234.50', null],
  ])('%s is read', (text, cents) => {
    expect(readAmount(text)).toBe(cents)
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_99 }), (cents) => {
        const written = (cents / 100).toFixed(2)
        expect(readAmount(written)).toBe(cents)
        expect(
          readAmount(new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100)),
        ).toBe(cents)
        expect(
          readAmount(new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100)),
        ).toBe(cents)
      }),
    )
  })

  it('of pieces is whole', () => {
    expect([readPieces('12'), readPieces('12,00'), readPieces('12,5'), readPieces('x')]).toEqual([
      12,
      12,
      null,
      null,
    ])
  })
})

describe('a file of products (H4)', () => {
  it('tells in which line what is wrong', () => {
    const { products, problems } = read(
      ['Suco', 'Bebidas', 'caro', '', ''],
      ['', 'Bebidas', '5', '', ''],
      ['Gelo', 'Bebidas', '4', '', ''],
      ['Chá', 'Nada', '5', '1,5', ''],
      ['Café', '', '5', '', ''],
      ['café', '', '5', '', ''],
    )
    expect(products.map(({ name }) => name)).toEqual(['Gelo', 'Café'])
    expect(problems).toEqual([
      { line: 2, column: 'Preço', message: 'Informe o preço, como 12,50.' },
      { line: 3, column: 'Nome', message: 'Falta o nome do produto.' },
      { line: 5, column: 'Categoria', message: 'Essa categoria não existe aqui.' },
      { line: 5, column: 'Estoque', message: 'O estoque é um número inteiro, como 12.' },
      { line: 7, message: '“café” já está na linha 6.' },
    ])
  })

  it('needs a name and a price', () => {
    expect(readRows(table([['Coisa', 'Custo']]))).toEqual({
      refusal:
        'Falta a coluna Nome (ou Produto, Descrição ou Item) e Preço (ou Preço de venda, Valor, Venda ou Preço (R$)). O arquivo tem “Coisa”, “Custo”.',
    })
    expect(readRows(table([]))).toEqual({
      refusal: expect.stringMatching(/O arquivo está vazio\.$/) as string,
    })
  })

  it('tells a quote that never closes, and a bar code that a spreadsheet rounded', () => {
    const titles = ['Nome', 'Preço', 'EAN']
    const { products, problems } = readTable(
      [titles, ['Suco', '7', '']],
      [{ line: 3, cells: [], raw: '"Chá' }],
    )
    expect(products.map(({ name }) => name)).toEqual(['Suco'])
    expect(problems).toEqual([{ line: 3, message: 'Aqui abre uma aspa que não fecha mais.' }])
    expect(readTable([titles, ['Suco', '7', '7,89E+12']]).problems).toMatchObject([
      {
        line: 2,
        column: 'EAN',
        message:
          'A planilha arredondou o código: 7,89E+12. Formate a coluna como texto, digite os números e salve de novo.',
      },
    ])
  })

  it('finds its columns by their usual names, and takes the quote of an export away', () => {
    const { products } = readTable([
      ['PRODUTO', 'preco de venda', 'QTD'],
      ["'-10 graus", '1.234,50', '3'],
    ])
    expect(products).toEqual([{ line: 2, name: '-10 graus', priceCents: 123_450, stock: 3 }])
  })
})

describe('a plan (H4)', () => {
  it('creates what is new, changes what differs and leaves the rest, its stock too', () => {
    expect(
      kinds(
        [product({}), product({ id: 'cafe', name: 'Café' })],
        ['agua', 'Bebidas', '5', '90', 'À venda'],
        ['Café', '', '6', '', ''],
        ['Suco', 'Bebidas', '9', '1', ''],
      ),
    ).toEqual(['changed', 'changed', 'created'])
    expect(kinds([product({})], ['Água', 'Bebidas', '5', '90', 'À venda'])).toEqual(['same'])
  })

  it('refuses a new product without a category, and one that begins archived', () => {
    expect(plan([], ['Suco', '', '9', '', '']).problems).toEqual([
      { line: 2, message: 'Falta a categoria, porque o produto é novo.' },
    ])
    expect(plan([], ['Suco', 'Bebidas', '9', '', 'Arquivado']).problems).toHaveLength(1)
  })

  it('is about the product with the bar code, and refuses a name that another has', () => {
    const own = product({ ean: '96385074' })
    const rows = (name: string) =>
      readTable([
        ['Nome', 'Preço', 'EAN'],
        [name, '5', '96385074'],
      ]).products
    const other = product({ id: 'cafe', name: 'Café' })
    expect(planImport([own, other], rows('Água com gás')).lines[0]).toMatchObject({
      kind: 'changed',
      product: own,
    })
    expect(planImport([own, other], rows('Café')).problems).toEqual([
      { line: 2, message: 'Já existe outro produto com o nome “Café”.' },
    ])
  })

  it('refuses a bar code that two new products would have', () => {
    const juice = { line: 2, name: 'Suco', priceCents: 900, category: 'drinks' as const, ean: '96385074' }
    const planned = planImport([product({})], [juice, { ...juice, line: 3, name: 'Chá' }])
    expect(planned.lines.map(({ row }) => row.name)).toEqual(['Suco'])
    expect(planned.problems).toEqual([
      { line: 3, message: 'Outro produto já tem o código de barras 96385074.' },
    ])
  })

  it('leaves a wrong line out, and whatever fits no more without it', () => {
    const own = product({ ean: '96385074' })
    const rows = [
      { line: 2, name: 'Café', priceCents: 500, ean: '96385074' },
      { line: 3, name: 'Água', priceCents: 500, category: 'drinks' as const, ean: '40170725' },
      { line: 4, name: 'Suco', priceCents: 900, category: 'drinks' as const },
    ]
    const planned = planImport([own, product({ id: 'cafe', name: 'Café' })], rows)
    expect(planned.lines.map(({ row }) => row.line)).toEqual([4])
    expect(planned.problems.map(({ line }) => line)).toEqual([2, 3])
  })
})

describe('the columns of a file (H4)', () => {
  it('are found by any of their names, the first that has it, and counted once each', () => {
    const titles = [
      ' Item ',
      'Grupo',
      'valor',
      'Preço de compra',
      'SALDO',
      'Mínimo',
      'gtin',
      'Status',
      'Nome',
    ]
    expect(findColumns(titles)).toEqual({
      name: 0,
      category: 1,
      priceCents: 2,
      costCents: 3,
      stock: 4,
      lowStockAt: 5,
      ean: 6,
      status: 7,
    })
    expect(countColumns(titles)).toBe(8)
    expect(countColumns(['Nome', 'Coisa'])).toBe(1)
  })

  it('are missed by name, with those that are there', () => {
    expect(missingColumns(['Nome', 'Preço'])).toBeNull()
    expect(missingColumns(['Preço', ' ', 'Coisa'])).toBe(
      'Falta a coluna Nome (ou Produto, Descrição ou Item). O arquivo tem “Preço”, “Coisa”.',
    )
    expect(missingColumns(['Nome', 'x'.repeat(50)])).toMatch(new RegExp(`“Nome”, “${'x'.repeat(40)}”\\.$`))
    const many = Array.from({ length: 9 }, (_, at) => `c${at}`)
    expect(missingColumns(many)).toMatch(/“c0”, .*“c7” e outras\.$/)
    expect(missingColumns(many.slice(1))).toMatch(/“c8”\.$/)
  })
})

describe('a line of a file (H4)', () => {
  const titles = ['Nome', 'Preço', 'EAN', 'Custo', 'Estoque mínimo', 'Situação', 'Categoria']
  const one = (...cells: string[]) => readTable([titles, cells])

  it('has what its cells say, and nothing of an empty one', () => {
    expect(one('Suco', '7', '9638 5074', '3,5', '6', 'arquivado', 'BEBIDAS').products).toEqual([
      {
        line: 2,
        name: 'Suco',
        priceCents: 700,
        ean: '96385074',
        costCents: 350,
        lowStockAt: 6,
        status: 'archived',
        category: 'drinks',
      },
    ])
    expect(one('Suco', '7').products).toEqual([{ line: 2, name: 'Suco', priceCents: 700 }])
  })

  it('may have spaces around what its cells and titles say', () => {
    const { products, problems } = readTable([
      titles.map((title) => ` ${title} `),
      [' Suco ', ' 7 ', ' ', ' ', ' 6 ', ' Arquivado ', ' Bebidas '],
      ['Gelo', 'caro'],
    ])
    expect(products).toEqual([
      { line: 2, name: 'Suco', priceCents: 700, lowStockAt: 6, status: 'archived', category: 'drinks' },
    ])
    expect(problems).toMatchObject([{ line: 3, column: 'Preço' }])
  })

  it('says at which title what is wrong', () => {
    const problems = one('Suco', '7', '96385075', 'x', '-1', 'talvez', '').problems
    expect(problems.map(({ column, message }) => [column, message])).toEqual([
      ['Custo', 'Informe o preço, como 12,50.'],
      ['Estoque mínimo', 'Use zero ou mais.'],
      ['EAN', 'Esse código não fecha. Confira os números, do primeiro ao último.'],
      ['Situação', 'Essa situação não existe aqui.'],
    ])
  })

  it.each(['7,89E+12', '7.89E+12', '789E12', '7e+12'])(
    'has no bar code that a spreadsheet rounded: %s',
    (ean) => {
      expect(one('Suco', '7', ean).problems[0]?.message).toMatch(/^A planilha arredondou o código/)
    },
  )

  it.each(['x7E12', '7E12x', '7,E12', 'E12', '7,89E'])('may have a code that is only wrong: %s', (ean) => {
    expect(one('Suco', '7', ean).problems[0]?.message).not.toMatch(/arredondou/)
  })

  it.each([
    ["'=A1", '=A1'],
    ["'  +1", '+1'],
    ["'@x", '@x'],
    ["'Água", "'Água"],
    ["d'-1", "d'-1"],
  ])('loses the quote of an export alone: %s', (cell, name) => {
    expect(one(cell, '7').products.map((each) => each.name)).toEqual([name])
  })

  it('is told in the order of the file', () => {
    const { problems } = readTable(
      [titles, ['', '7'], ['Suco', 'x']],
      [
        { line: 9, cells: [], raw: '"Chá' },
        { line: 1, cells: [], raw: '"Pão' },
      ],
    )
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 9])
  })
})

describe('the product that a line is about (H4)', () => {
  const row = (line: number, name: string, rest = {}) => ({ line, name, priceCents: 500, ...rest })
  const about = (products: Product[], ...rows: ReturnType<typeof row>[]) =>
    planImport(products, rows).lines.map((line) => ('product' in line ? line.product.id : line.kind))
  const told = (products: Product[], ...rows: ReturnType<typeof row>[]) =>
    planImport(products, rows).problems.map(({ line, message }) => [line, message])
  const drinks = { category: 'drinks' as const }

  it('is none that is archived, but for a line that says so', () => {
    const archived = product({ id: 'old', ean: '96385074', status: 'archived' })
    expect(about([archived], row(2, 'Água', drinks))).toEqual(['created'])
    expect(about([archived], row(2, 'Outra', { ...drinks, ean: '96385074' }))).toEqual(['created'])
    const put = { ...drinks, status: 'archived' as const }
    expect(about([archived, product({})], row(2, 'Água', put))).toEqual(['old'])
    expect(about([product({})], row(2, 'Água', put))).toEqual(['agua'])
  })

  it('keeps what the line does not say', () => {
    const own = product({ ean: '96385074', lowStockAt: 4, status: 'inactive', category: 'beer' })
    expect(planImport([own], [row(2, 'agua', { ean: '' })]).lines).toMatchObject([
      {
        kind: 'changed',
        facts: { name: 'agua', category: 'beer', lowStockAt: 4, ean: '96385074', status: 'inactive' },
      },
    ])
    expect(planImport([], [row(2, 'Suco', drinks)]).lines[0]?.facts).toEqual({
      name: 'Suco',
      category: 'drinks',
      priceCents: 500,
      lowStockAt: 0,
      ean: null,
      status: 'active',
    })
  })

  it('is that of one line, and no two have one name or bar code', () => {
    const own = product({ ean: '96385074' })
    expect(told([own], row(2, 'Água'), row(3, 'Fonte', { ean: '96385074' }))).toEqual([
      [3, '“Fonte” é o mesmo produto de outra linha.'],
    ])
    expect(told([], row(2, 'Suco', drinks), row(3, 'SUCO', drinks))).toEqual([
      [3, 'Já existe outro produto com o nome “SUCO”.'],
    ])
    const code = { ...drinks, ean: '96385074' }
    expect(told([], row(2, 'Suco', code), row(3, 'Chá', code))).toEqual([
      [3, 'Outro produto já tem o código de barras 96385074.'],
    ])
    expect(told([], row(2, 'Suco', drinks), row(3, 'Chá', drinks))).toEqual([])
  })

  it('may take the name of one that the file renames or archives', () => {
    const cafe = product({ id: 'cafe', name: 'Café', ean: '96385074' })
    const renamed = row(2, 'Café preto', { ean: '96385074' })
    expect(told([cafe], renamed, row(3, 'Café', drinks))).toEqual([
      [3, '“Café” é o mesmo produto de outra linha.'],
    ])
    expect(told([cafe, product({})], renamed, row(3, 'Água'))).toEqual([])
    const archived = { status: 'archived' as const }
    expect(told([cafe, product({})], row(2, 'Café', archived))).toEqual([])
  })

  it('is told in the order of the file', () => {
    const cafe = product({ id: 'cafe', name: 'Café' })
    const problems = told([cafe], row(2, 'Suco', drinks), row(3, 'SUCO', drinks), row(4, 'Chá'))
    expect(problems.map(([line]) => line)).toEqual([3, 4])
  })
})
