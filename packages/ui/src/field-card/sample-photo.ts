import type { FieldPhoto } from '@campo-livre/domain/fields/photos/field-photo.ts'

const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
  <path fill="#f6c28b" d="M0 0h640v210H0z"/><circle cx="470" cy="150" r="44" fill="#fff3d6"/>
  <path fill="#27543f" d="M0 170q90-50 190-14t210-8 240 16v60H0z"/>
  <path fill="#2f8f57" d="M0 214h640v186H0z"/><path fill="#35a063" d="M120 214h90L90 400H-80zM330 214h90l60 186H280z"/>
  <path fill="none" stroke="#fff" stroke-width="6" d="M0 330h640M210 214v-92h220v92M210 150h220M265 122v92M320 122v92M375 122v92"/>
</svg>`

const evening = scene
  .replace('#f6c28b', '#5a4a78')
  .replace('#fff3d6', '#f4e3b2')
  .replace('#2f8f57', '#1f6b45')
const address = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`

/** A photo for stories and tests: drawn, so that nobody holds rights to it. */
export const samplePhoto: FieldPhoto = {
  id: 'photo-1',
  url: address(scene),
  caption: 'A quadra vista da arquibancada',
}

const captions = [
  'A quadra vista da arquibancada',
  'De noite, com os refletores acesos',
  '',
  'O gol do lado do bar',
]

/** Returns that many photos: by day and in the evening, some without a caption. */
export function samplePhotos(count: number): FieldPhoto[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `photo-${index + 1}`,
    url: address(index % 2 === 0 ? scene : evening),
    caption: captions[index % captions.length] ?? '',
  }))
}
