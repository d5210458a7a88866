import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill, press, type Write } from '../../testing/acts.ts'
import { byProduct } from './changed-by.ts'

const persona = 'empresa@campolivre.test'
const id = 'prd-arena-beira-mar-agua'
const spoiled = 'prd-arena-beira-mar-pastel'
const at = (search: string) => () => `/company/products?${search}`

/** Fills fields of the drawer: the table behind it has headings of the same names. */
async function fillDrawer(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabelText(label, { exact: true }).fill(value)
}

const pressInDrawer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

const countWater = () => fill({ 'Água sem gás 500 ml': '4' })

let files = 0

/** Chooses a file with one new product, each time another: a lost answer may have imported it. */
async function chooseFile(): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  const input = document.querySelector('input[type=file]')
  files += 1
  const file = new File([`Nome;Categoria;Preço\nSuco ${files};Bebidas;9,50`], `produtos-${files}.csv`)
  if (input) await userEvent.upload(input, file)
}

async function carryOut(): Promise<void> {
  await chooseFile()
  await expect.element(page.getByRole('button', { name: 'Importar 1 produto' })).toBeVisible()
}

/** The changes that a company makes to its products (H4). */
export const productWrites: Record<string, Write> = {
  'POST /company/products/import/preview': {
    changes: [],
    at: at('fazer=importar'),
    persona,
    send: chooseFile,
  },
  'POST /company/products/import': {
    changes: byProduct,
    at: at('fazer=importar'),
    persona,
    prepare: carryOut,
    send: () => press('Importar 1 produto'),
  },
  'POST /company/products/import/{id}/undo': {
    changes: byProduct,
    at: at('fazer=importar'),
    persona,
    prepare: async () => {
      await carryOut()
      await press('Importar 1 produto')
      await expect.element(page.getByRole('button', { name: 'Desfazer a importação' })).toBeVisible()
    },
    send: () => press('Desfazer a importação'),
  },
  'POST /company/products': {
    changes: byProduct,
    at: at('editar=novo'),
    persona,
    prepare: async () => {
      await page.getByRole('dialog').getByLabelText('Categoria').selectOptions('Bebidas')
      await fillDrawer({ Nome: 'Suco de umbu', Preço: '9,50', 'Estoque agora': '12' })
    },
    send: () => pressInDrawer('Salvar produto'),
  },
  'PUT /company/products/{id}': {
    changes: byProduct,
    at: at(`editar=${id}`),
    persona,
    prepare: () => fillDrawer({ Nome: 'Água mineral' }),
    send: () => pressInDrawer('Salvar produto'),
  },
  'PUT /company/products/{id}/status': {
    changes: byProduct,
    at: at(`aberto=${id}`),
    persona,
    prepare: () => press('Arquivar'),
    send: () => press('Arquivar produto'),
  },
  'PATCH /company/products': {
    changes: byProduct,
    at: at('linhas=20'),
    persona,
    prepare: async () => {
      await page.getByRole('checkbox').nth(1).click()
      await press('Mudar preços')
      await fillDrawer({ 'Quanto muda': '10' })
    },
    send: () => pressInDrawer('Mudar preços'),
  },
  'POST /company/products/{id}/purchases': {
    changes: [...byProduct, 'expenses', 'financial'],
    at: at(`editar=${id}&acao=compra`),
    persona,
    prepare: () => fillDrawer({ 'Quantas você comprou': '2', 'Quanto custou tudo': '48,00' }),
    send: () => pressInDrawer('Registrar compra'),
  },
  'POST /company/products/{id}/losses': {
    changes: byProduct,
    at: at(`editar=${id}&acao=perda`),
    persona,
    prepare: () => fillDrawer({ 'Quantas se perderam': '2', 'O que houve': 'Caíram da bandeja' }),
    send: () => pressInDrawer('Registrar perda'),
  },
  'POST /company/stock/movements/{id}/reversal': {
    changes: [...byProduct, 'expenses', 'financial'],
    at: at(`aberto=${spoiled}&historico=estoque.${spoiled}`),
    persona,
    prepare: async () => {
      await pressInDrawer('Corrigir perda')
      await fillDrawer({ 'O que estava errado': 'Era outra caixa' })
    },
    send: () => pressInDrawer('Desfazer perda'),
  },
  'PUT /company/stock/rule': {
    changes: [],
    at: () => '/company/products',
    persona,
    prepare: async () => undefined,
    send: () => press('Vender além do estoque'),
  },
  'POST /company/stock/count/preview': {
    changes: [],
    at: () => '/company/products/count',
    persona,
    prepare: countWater,
    send: () => press('Ver diferenças'),
  },
  'POST /company/stock/count': {
    changes: byProduct,
    at: () => '/company/products/count',
    persona,
    prepare: async () => {
      await countWater()
      await press('Ver diferenças')
      await expect.element(page.getByRole('button', { name: 'Fechar contagem' })).toBeVisible()
    },
    send: () => press('Fechar contagem'),
  },
}
