import { typeInto } from '../browser/type-into.ts'

const fields = 'main input'

/** Reads the changed fields of a page; returns a function that changes another, equal page in the same way. */
export function readChanged(page: ParentNode): (other: ParentNode) => void {
  const changed = [...page.querySelectorAll<HTMLInputElement>(fields)].map(({ value, defaultValue }) =>
    value === defaultValue ? null : value,
  )
  return (other) => {
    const inputs = [...other.querySelectorAll<HTMLInputElement>(fields)]
    for (const [index, value] of changed.entries()) {
      const input = inputs[index]
      if (value !== null && input !== undefined) typeInto(input, value)
    }
  }
}
