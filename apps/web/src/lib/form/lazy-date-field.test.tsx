import { TypedDayField } from '@campo-livre/ui/date-field/typed-day-field.tsx'
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Themed } from '../theme/themed.tsx'
import { LazyDateField } from './lazy-date-field.tsx'

const field = () => page.getByRole('textbox', { name: 'Dia' })
const calendar = () => page.getByRole('table')

async function renderField(value: string | null) {
  const onChange = vi.fn<(day: string | null) => void>()
  await render(
    <Themed>
      <LazyDateField label="Dia" value={value} onChange={onChange} today="2026-11-20" />
    </Themed>,
  )
  return onChange
}

/** Focuses the field and types into it before anything that is fetched can have come. */
function typeAtOnce(text: string): Element {
  const input = field().element() as HTMLInputElement
  input.focus()
  input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return input
}

describe('a day outside a form (F3)', () => {
  it('has its calendar at the first touch, and keeps the focus', async () => {
    const onChange = await renderField('2026-11-20')
    await expect.element(field()).toHaveValue('20/11/2026')
    await userEvent.click(field())
    await expect.element(calendar()).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await page.getByRole('button', { name: 'sábado, 21 de novembro' }).click()
    expect(onChange.mock.lastCall).toEqual(['2026-11-21'])
  })

  it('has it by the keyboard, and what was selected is typed over', async () => {
    const onChange = await renderField('2026-11-20')
    await userEvent.tab()
    await expect.element(calendar()).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(calendar()).not.toBeInTheDocument()
    await userEvent.keyboard('05/03/2027')
    expect(onChange.mock.lastCall).toEqual(['2027-03-05'])
  })

  it('keeps what is typed while its calendar comes, in another window too, until it is left', async () => {
    const onChange = await renderField('2026-11-20')
    const input = typeAtOnce('05/03/20')
    await import('@campo-livre/ui/date-field/date-field.tsx')
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await expect.element(field()).toHaveValue('05/03/20')
    expect(field().element()).toBe(input)
    await userEvent.keyboard('27')
    expect(onChange.mock.lastCall).toEqual(['2027-03-05'])
    await userEvent.tab()
    await expect.poll(() => field().element() === input).toBe(false)
    await userEvent.click(field())
    await expect.element(calendar()).toBeVisible()
  })
})

describe('a day that is typed, without a calendar (F3)', () => {
  function Typed({ value, onChange }: { value: string | null; onChange: (day: string | null) => void }) {
    const ref = useRef<HTMLInputElement>(null)
    const nothing = () => undefined
    return (
      <TypedDayField
        {...{ label: 'Dia', value, onChange, ref }}
        onNear={nothing}
        onFocus={nothing}
        onTyping={nothing}
        onLeave={nothing}
      />
    )
  }
  async function renderTyped(value: string | null) {
    const onChange = vi.fn<(day: string | null) => void>()
    await render(
      <Themed>
        <Typed value={value} onChange={onChange} />
      </Themed>,
    )
    return onChange
  }

  it('is taken as soon as it is whole', async () => {
    const onChange = await renderTyped(null)
    await expect.element(field()).toHaveAttribute('placeholder', 'dd/mm/aaaa')
    await userEvent.type(field(), '05/03/2027')
    expect(onChange.mock.calls).toEqual([['2027-03-05']])
    await expect.element(field()).toHaveValue('05/03/2027')
  })

  it('is put back when the field is left with a text that is none', async () => {
    const onChange = await renderTyped('2026-11-20')
    await field().fill('31/02/2026')
    await expect.element(field()).toHaveValue('31/02/2026')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('20/11/2026')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is none when it is emptied, or taken away by its button', async () => {
    const onChange = await renderTyped('2026-11-20')
    await field().fill('')
    expect(onChange.mock.calls).toEqual([[null]])
    await page.getByRole('button', { name: 'Qualquer dia' }).click()
    expect(onChange.mock.calls).toEqual([[null], [null]])
  })
})
