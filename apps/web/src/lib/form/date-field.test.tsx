import { DateField } from '@campo-livre/ui/date-field/date-field.tsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Themed } from '../theme/themed.tsx'

const field = () => page.getByRole('textbox', { name: 'Dia' })
const days: (string | null)[] = []

async function renderField(value: string | null) {
  await render(
    <Themed>
      <DateField label="Dia" value={value} onChange={(day) => days.push(day)} today="2026-11-20" />
    </Themed>,
  )
}

beforeEach(() => {
  days.length = 0
})

describe('a day (F3)', () => {
  it('is written day/month/year (F3)', async () => {
    await renderField('2026-03-05')
    await expect.element(field()).toHaveValue('05/03/2026')
  })

  it('is read day/month/year (F3)', async () => {
    await renderField(null)
    await expect.element(field()).toHaveAttribute('placeholder', 'dd/mm/aaaa')
    await userEvent.type(field(), '05/03/2026')
    await userEvent.tab()
    expect(days.at(-1)).toBe('2026-03-05')
  })

  it('is picked from a calendar in Portuguese whose weeks begin on Sunday (F3)', async () => {
    await renderField('2026-11-20')
    await userEvent.click(field())
    await expect.element(page.getByText(/^novembro de 2026$/i)).toBeInTheDocument()
    const [head, first] = page.getByRole('table').element().querySelectorAll('tr')
    expect([...(head?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'D',
      'S',
      'T',
      'Q',
      'Q',
      'S',
      'S',
    ])
    // 1 November 2026 is a Sunday.
    expect(first?.firstElementChild?.firstElementChild).toHaveAccessibleName('domingo, 1 de novembro')
    await expect.element(page.getByRole('button', { name: 'Mês anterior' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Próximo mês' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Qualquer dia' })).toBeInTheDocument()
  })
})
