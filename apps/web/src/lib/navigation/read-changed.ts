const fields = 'main input'

/** What somebody changed in the fields of a page, to be changed in the same way in another that begins like it. */
export function readChanged(page: ParentNode): (other: ParentNode) => void {
  const changed = [...page.querySelectorAll<HTMLInputElement>(fields)].map(({ value, defaultValue }) =>
    value === defaultValue ? null : value,
  )
  return (other) => {
    const inputs = [...other.querySelectorAll<HTMLInputElement>(fields)]
    for (const [index, value] of changed.entries()) {
      const input = inputs[index]
      if (value !== null && input !== undefined) type(input, value)
    }
  }
}

/** As if it was typed: React hears of a value only when it is not set by way of the property that it watches. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
