import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Themed } from '../theme/themed.tsx'
import { LazyDateField } from './lazy-date-field.tsx'

const field = () => page.getByRole('textbox', { name: 'Dia' })
const month = () => page.getByText(/^novembro de 2026$/i)

async function renderField(value: string | null) {
  const onChange = vi.fn<(day: string | null) => void>()
  await render(
    <Themed>
      <LazyDateField label="Dia" value={value} onChange={onChange} today="2026-11-20" />
    </Themed>,
  )
  return onChange
}

describe('a day outside a form (F3)', () => {
  it('has its calendar at the first touch, and keeps the focus', async () => {
    const onChange = await renderField('2026-11-20')
    await expect.element(field()).toHaveValue('20/11/2026')
    await userEvent.click(field())
    await expect.element(month()).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await page.getByRole('button', { name: 'sábado, 21 de novembro' }).click()
    expect(onChange.mock.lastCall).toEqual(['2026-11-21'])
  })

  it('has it by the keyboard', async () => {
    const onChange = await renderField('2026-11-20')
    await userEvent.tab()
    await expect.element(month()).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(month()).not.toBeInTheDocument()
    await userEvent.keyboard('05/03/2027')
    expect(onChange.mock.lastCall).toEqual(['2027-03-05'])
  })

  it('takes a day that is typed at once, and keeps what was typed while its calendar comes', async () => {
    const onChange = await renderField(null)
    await expect.element(field()).toHaveAttribute('placeholder', 'dd/mm/aaaa')
    await field().fill('05/03/2027')
    expect(onChange.mock.calls).toEqual([['2027-03-05']])
    await expect.element(field()).toHaveValue('05/03/2027')
    await expect.element(month()).not.toBeInTheDocument()
  })

  it('puts a text that is no day back when it is left', async () => {
    const onChange = await renderField('2026-11-20')
    await field().fill('31/02/2026')
    await expect.element(field()).toHaveValue('31/02/2026')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('20/11/2026')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('has no day when it is emptied', async () => {
    const onChange = await renderField('2026-11-20')
    await field().fill('')
    expect(onChange.mock.calls).toEqual([[null]])
  })
})
