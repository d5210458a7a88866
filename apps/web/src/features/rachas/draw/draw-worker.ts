import type { SeenDraw } from '@campo-livre/domain/rachas/draw/play.ts'
import type { DrawList, DrawRecord, DrawTicket } from '@campo-livre/domain/rachas/draw/draw.ts'
import { recordDraw, verifyDraw } from '@campo-livre/domain/rachas/draw/verify-draw.ts'

export type DrawTask =
  | { task: 'draw'; list: DrawList; ticket: DrawTicket }
  | { task: 'verify'; record: DrawRecord; own: SeenDraw['own'] }

self.addEventListener('message', ({ data }: MessageEvent<DrawTask>) => {
  const answer = data.task === 'draw' ? recordDraw(data.list, data.ticket) : verifyDraw(data.record, data.own)
  self.postMessage(answer, { transfer: [] })
})
