import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'
import { rules } from './rules.ts'
import { saidTexts } from './said-texts.ts'

const file = 'apps/web/src/features/tabs/my-tabs.tsx'
const found = (text: string) => findWords([{ file, text }], rules)

test('texts are strings and what stands between tags, wherever they break', () => {
  const source = `import { a } from './toque.ts'\nconst b = <p title="Um">\n  Dois\n  três {\`quatro \${a}\`}\n</p>`
  expect(saidTexts('a.tsx', source).map(({ text }) => text)).toEqual(['Um', 'Dois três', 'quatro'])
})

test('a word that has a better one is told, with its line and the word to use', () => {
  expect(found('const way = (\n  <Link to="/">Achar um campo</Link>\n)')).toEqual([
    `${file}:2: "Achar um campo". Write "Encontrar campos" for the way to the listing (docs/voice.md, "Words").`,
  ])
})

test.each([
  'Encontrar um campo',
  'Criar uma conta',
  'Ao ar livre',
  'Se chover',
  'Toque em um horário',
  'Onda ao tocar',
  'Clique aqui',
  'Reserve campos e arenas',
  'Fechar contrato',
  '8 contratos',
])('“%s” is one of them', (said) => {
  expect(found(`const a = '${said}'`)).toHaveLength(1)
})

test.each([
  'Encontrar campos',
  'Criar conta',
  'Padel ao ar livre, com vidro',
  'Sem tocar no celular',
  'inicio',
  'Base: contrato.',
  'Do not write “Clique aqui”',
])('“%s” is none', (said) => {
  expect(found(`const a = '${said}'`)).toEqual([])
})
