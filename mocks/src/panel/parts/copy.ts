import { element } from '../dom.ts'

/**
 * Creates a function that writes a text to the clipboard. Where that is forbidden, it shows the text in a field,
 * selected, and returns false.
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
