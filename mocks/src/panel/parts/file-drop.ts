import { element, freshId } from '../dom.ts'
import { icon } from '../icons.ts'

/** Creates a field that takes a .json file, chosen or dropped onto it. */
export function createFileDrop(label: string, onFile: (file: File) => void): HTMLElement {
  const id = freshId('file')
  const input = element('input', {
    id,
    type: 'file',
    accept: '.json,application/json',
    onchange: () => {
      take(input.files)
      // The same file may be chosen again, once it was mended.
      input.value = ''
    },
  })
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const over = (event: Event) => {
    event.preventDefault()
    zone.classList.toggle('over', event.type === 'dragover')
  }
  const zone = element(
    'div',
    {
      class: 'drop',
      ondragover: over,
      ondragleave: over,
      ondrop: (event) => {
        over(event)
        if (event instanceof DragEvent) take(event.dataTransfer?.files)
      },
    },
    input,
    element('label', { for: id }, icon('open'), element('strong', {}, label), 'ou solte o arquivo aqui'),
  )
  return zone
}
