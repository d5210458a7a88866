import { element } from '../dom.ts'

/**
 * Writes a text to the clipboard. Where that is shut, the text stands in a field below, selected, and the answer is
 * false.
 */
export function createCopy(label: string) {
  const field = element('textarea', { 'aria-label': label, readonly: true, rows: '3', hidden: true })
  return {
    field,
    copy: async (text: string): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(text)
        field.hidden = true
        return true
      } catch {
        field.value = text
        field.hidden = false
        field.focus()
        field.select()
        return false
      }
    },
  }
}
