import { expect, test } from 'vitest'
import { createControl } from './control.ts'

test.each(['', '{"format":"campo-livre-caso","version":1,"snap', 'PK\u0003\u0004'])(
  'a file that breaks off, or is something else, is refused in words for people: %j (I3)',
  async (text) => {
    const opening = createControl('https://campo.test/api').openCase(text)
    await expect(opening).rejects.toThrow('Esse arquivo está danificado ou não é um caso do Campo Livre.')
  },
)
