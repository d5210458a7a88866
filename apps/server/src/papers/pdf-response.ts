import { paperOf } from './paper-of.ts'
import { writePdf } from './write-pdf.ts'

const PDF = 'application/pdf'

/** Returns whether a request asks for a PDF. */
export function wantsPdf(headers: Headers): boolean {
  return headers.get('Accept')?.includes(PDF) === true
}

/** Returns the good answer of a call as a PDF; null for a call without a paper. */
export async function pdfResponse(path: string, body: unknown, now: string): Promise<Response | null> {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  const paper = paperOf(path, data, now)
  if (paper === null) return null
  const pdf = await writePdf(paper, now)
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': PDF,
      'Content-Disposition': `inline; filename="${paper.file}.pdf"`,
      'Cache-Control': 'no-store',
      Date: new Date(now).toUTCString(),
    },
  })
}
