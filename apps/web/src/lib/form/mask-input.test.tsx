import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { maskInput } from './mask-input.ts'
import { maskCep, maskCnpj, maskPhone } from './masks.ts'

/** Creates a field that is masked while typing, as a form does it. */
function fieldWith(mask: (text: string) => string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  input.value = value
  input.addEventListener('input', (event) =>
    maskInput(input, mask, event instanceof InputEvent && event.inputType.startsWith('delete')),
  )
  document.body.append(input)
  onTestFinished(() => input.remove())
  input.focus()
  return input
}

describe('a mask while somebody types (H11)', () => {
  it('writes what comes at the end, letters large', async () => {
    const input = fieldWith(maskCnpj, '')
    await userEvent.keyboard('12abc34501de35')
    expect(input.value).toBe('12.ABC.345/01DE-35')
  })

  it.each([
    [maskCnpj, '12.BC3.450', 3, 'a', '12.ABC.345/0', 4],
    [maskCep, '6065-121', 1, '0', '60065-121', 2],
    [maskPhone, '(85) 9999-777', 6, '1', '(85) 9199-9777', 7],
  ])('keeps the caret when typing in the middle (%#)', async (mask, value, at, key, shown, place) => {
    const input = fieldWith(mask, value)
    input.setSelectionRange(at, at)
    await userEvent.keyboard(key)
    expect([input.value, input.selectionStart]).toEqual([shown, place])
  })

  it.each(['{Backspace}', '{Delete}'])('lets %s take away a sign in the middle', async (key) => {
    const input = fieldWith(maskCep, '60165-121')
    const at = key === '{Delete}' ? 5 : 6
    input.setSelectionRange(at, at)
    await userEvent.keyboard(key)
    expect([input.value, input.selectionStart]).toEqual(['60165121', 5])
  })

  it('drops nothing from the end of what is full already', async () => {
    const input = fieldWith(maskCep, '60165-121')
    input.setSelectionRange(0, 0)
    await userEvent.keyboard('7')
    expect(input.value).toBe('760165-121')
  })
})
