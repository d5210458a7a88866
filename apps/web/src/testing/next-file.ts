import { onTestFinished, vi } from 'vitest'

/** The text of the next file that a person is handed, with the mark it may begin with. */
export function nextFile(): Promise<string> {
  const create = URL.createObjectURL.bind(URL)
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
