import { onTestFinished, vi } from 'vitest'

const create = URL.createObjectURL.bind(URL)

/** Resolves to the text of the next file that is offered for download, with its byte order mark. */
export function nextFile(): Promise<string> {
  return new Promise((resolve) => {
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) void read(file).then(resolve)
      return create(file)
    })
    onTestFinished(() => spy.mockRestore())
  })
}

async function read(file: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
}
