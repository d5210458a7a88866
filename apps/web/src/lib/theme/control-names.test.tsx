import '@campo-livre/ui/styles/overlay.css'
import '@campo-livre/ui/styles/form.css'
import '@campo-livre/ui/styles/data.css'
import { Drawer, Modal, Pagination, PasswordInput, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Themed } from './themed.tsx'

const themed = (children: ReactNode) => render(<Themed>{children}</Themed>)
const names = () =>
  page
    .getByRole('button')
    .elements()
    .map((each) => each.getAttribute('aria-label'))

it.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('a %s is closed by Fechar, a touch in size (F3)', async (_what, Window) => {
  await themed(
    <Window opened onClose={() => {}} title="Pergunta">
      Corpo
    </Window>,
  )
  const close = page.getByRole('button', { name: 'Fechar' })
  await expect.element(close).toBeVisible()
  const { width, height } = close.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
})

it('a password is shown by a button with a name, which Tab reaches (F3)', async () => {
  await themed(<PasswordInput label="Senha" />)
  expect(names()).toEqual(['Mostrar ou esconder a senha'])
  expect(page.getByRole('button').element()).toHaveAttribute('tabindex', '0')
})

it('pages are named (F3)', async () => {
  await themed(<Pagination total={3} withEdges />)
  expect(names()).toEqual([
    'Primeira página',
    'Página anterior',
    'Página 1',
    'Página 2',
    'Página 3',
    'Próxima página',
    'Última página',
  ])
})

it('a list without a match says so (F3)', async () => {
  await themed(<Select label="Cidade" data={['Recife']} searchable />)
  await userEvent.type(page.getByRole('combobox', { name: 'Cidade' }), 'xyz')
  await expect.element(page.getByText('Nada com essas letras')).toBeVisible()
})
