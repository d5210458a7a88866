import button from '@campo-livre/ui/button/button.module.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inRoute } from '../../testing/in-route.tsx'
import { FilterSelect } from './filter-select.tsx'
import { MoreActions } from './more-actions.tsx'
import { Pager } from './pager.tsx'

const meta = {
  title: 'Parts/Lists',
  decorators: [inRoute({ under: '_public', path: '/' })],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Pages: Story = {
  render: () => <Pager meta={{ page: 4, perPage: 12, total: 91 }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Página 4' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
export const FirstPage: Story = { render: () => <Pager meta={{ page: 1, perPage: 12, total: 91 }} /> }
export const LastPage: Story = { render: () => <Pager meta={{ page: 8, perPage: 12, total: 91 }} /> }
export const BeyondTheLastPage: Story = {
  render: () => <Pager meta={{ page: 99, perPage: 12, total: 91 }} />,
}
export const PagesHugeNumbers: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <Pager meta={{ page: 51_234, perPage: 12, total: 1_234_567 }} />,
}
export const Filter: Story = {
  render: () => <Fields />,
  play: async ({ canvas }) => {
    const select = await canvas.findByLabelText('Campo')
    await userEvent.selectOptions(select, 'b')
    await expect(select).toHaveValue('b')
  },
}
export const FilterLongText: Story = {
  ...Filter,
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const More: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <PageHeader
      title="Reservas"
      actions={
        <>
          <MoreActions>
            <a href="#chuva" className={button.secondary}>
              Choveu
            </a>
          </MoreActions>
          <a href="#nova" className={button.primary}>
            Nova reserva
          </a>
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Nova reserva' })
    const more = canvas.queryByRole('button', { name: 'Mais' })
    if (more) await userEvent.click(more)
    await expect(canvas.getByRole('link', { name: 'Choveu' })).toBeVisible()
  },
}

function Fields() {
  const [value, setValue] = useState('')
  return (
    <FilterSelect
      label="Campo"
      all="Todos os campos"
      value={value}
      onChange={setValue}
      options={[
        { value: 'a', label: 'Campo 1 – Gramado Norte' },
        { value: 'b', label: 'Quadra poliesportiva coberta Professora Maria Aparecida' },
      ]}
    />
  )
}
