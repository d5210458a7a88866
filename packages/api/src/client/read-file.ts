/** Returns the bytes of a data URL. */
export function toBlob(file: string): Blob {
  const [head = '', base64 = ''] = file.split(',')
  const type = head.slice('data:'.length).replace(';base64', '')
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })
}
