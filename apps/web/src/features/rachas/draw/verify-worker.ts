import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import { verifyDraw } from '@campo-livre/domain/rachas/draw/verify-draw.ts'

self.addEventListener('message', ({ data }: MessageEvent<Pick<SeenDraw, 'record' | 'own'>>) => {
  self.postMessage(verifyDraw(data.record, data.own), { transfer: [] })
})
