import { formatCents } from '@campo-livre/domain/money/money.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'

type Paid = { description: string; day: string; amountCents: number }

/** Makes a small PDF that says what was paid, as a data URL. */
export function receiptPdf({ description, day, amountCents }: Paid): string {
  const paid = day.split('-').toReversed().join('/')
  const lines = ['COMPROVANTE', description, `Pago em ${paid}`, formatCents(amountCents)]
  const text = lines.map((line) => `(${plain(line)}) Tj T*`).join(' ')
  const stream = `BT /F1 18 Tf 24 TL 40 200 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 260] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >> stream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, index) => `${index + 1} 0 obj ${object} endobj\n`)
  const file = `%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R /Size 6 >>\n%%EOF`
  return `data:application/pdf;base64,${btoa(file)}`
}

/** Returns a text in the letters that every PDF reader has. */
function plain(text: string): string {
  return fold(text)
    .toLocaleUpperCase('pt-BR')
    .replaceAll('\u00a0', ' ')
    .replace(/[()\\]/g, '')
}
