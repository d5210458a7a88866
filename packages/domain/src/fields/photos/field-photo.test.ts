import { describe, expect, it } from 'vitest'
import { photoName } from './field-photo.ts'

describe('what a photo shows, in words (H1)', () => {
  it('is its caption, without the room around it', () => {
    expect(photoName({ caption: ' Vista do gol norte ' }, 3, 'Campo 1')).toBe('Vista do gol norte')
  })

  it('is its number and its field where it has none', () => {
    expect(photoName({ caption: '' }, 0, 'Campo 1')).toBe('Foto 1 de Campo 1')
    expect(photoName({ caption: '  ' }, 11, 'Quadra A')).toBe('Foto 12 de Quadra A')
  })
})
