import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, type Write } from '../../testing/acts.ts'

const persona = 'empresa@campolivre.test'
const id = 'prd-arena-beira-mar-agua'
const at = (search: string) => () => `/company/products?${search}`

/** Fills fields of the drawer: the table behind it has headings of the same names. */
async function fillDrawer(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabelText(label, { exact: true }).fill(value)
}

const pressInDrawer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

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
  await press('Importar planilha')
  await chooseFile()
  await expect.element(page.getByRole('button', { name: 'Importar 1 produto' })).toBeVisible()
}

/** The changes that a company makes to its products (H4). */
export const productWrites: Record<string, Write> = {
  'POST /company/products/import/preview': {
    at: () => '/company/products',
    persona,
    prepare: () => press('Importar planilha'),
    send: chooseFile,
  },
  'POST /company/products/import': {
    at: () => '/company/products',
    persona,
    prepare: carryOut,
    send: () => press('Importar 1 produto'),
  },
  'POST /company/products/import/{id}/undo': {
    at: () => '/company/products',
    persona,
    prepare: async () => {
      await carryOut()
      await press('Importar 1 produto')
      await expect.element(page.getByRole('button', { name: 'Desfazer a importação' })).toBeVisible()
    },
    send: () => press('Desfazer a importação'),
  },
  'POST /company/products': {
    at: at('editar=novo'),
    persona,
    prepare: async () => {
      await page.getByRole('dialog').getByLabelText('Categoria').selectOptions('Bebidas')
      await fillDrawer({ Nome: 'Suco de umbu', Preço: '9,50', 'Estoque agora': '12' })
    },
    send: () => pressInDrawer('Salvar produto'),
  },
  'PUT /company/products/{id}': {
    at: at(`editar=${id}`),
    persona,
    prepare: () => fillDrawer({ Nome: 'Água mineral' }),
    send: () => pressInDrawer('Salvar produto'),
  },
  'PUT /company/products/{id}/status': {
    at: at(`aberto=${id}`),
    persona,
    prepare: () => press('Arquivar'),
    send: () => press('Arquivar produto'),
  },
  'PATCH /company/products': {
    at: at('linhas=20'),
    persona,
    prepare: async () => {
      await page.getByRole('checkbox').nth(1).click()
      await press('Mudar preços')
      await fillDrawer({ 'Quanto muda': '10' })
    },
    send: () => pressInDrawer('Mudar preços'),
  },
}
