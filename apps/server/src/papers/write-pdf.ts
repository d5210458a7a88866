import type { Paper, PaperPart } from '@campo-livre/domain/papers/paper.ts'
import PdfDocument from 'pdfkit'
import { encode } from 'uqr'
import { printable } from './printable.ts'

/** Points: an A4 page with margins of 20 mm. */
const MARGIN = 56
const NAMES = 110
const GAP = 12
const QR = 120
/** The place of a text of which no letter can be printed. */
const UNPRINTABLE = '(em outro alfabeto)'
const DARK = '#000000'
const DIM = '#444444'
const RULE = '#999999'
const PLAIN = 'Helvetica'
const BOLD = 'Helvetica-Bold'

type Page = InstanceType<typeof PdfDocument>

/** Writes a paper as a PDF, on A4, made at an ISO instant. */
export async function writePdf(paper: Paper, now: string): Promise<Buffer> {
  const page = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    info: { Title: printable(paper.title), Creator: 'Campo Livre', CreationDate: new Date(now) },
  })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    page.on('end', resolve)
    page.on('error', reject)
  })
  page.font(BOLD).fontSize(20).fillColor(DARK).text('Campo Livre')
  page.moveDown(0.2).fontSize(13).text(printable(paper.title))
  page.font(PLAIN).fontSize(11)
  for (const line of paper.about) page.text(printable(line))
  page.moveDown(1)
  if (paper.code !== null) drawCode(page, paper.code)
  for (const part of paper.parts) writePart(page, part)
  page.font(PLAIN).fontSize(9).fillColor(DIM).text(printable(paper.foot), MARGIN)
  page.end()
  await ended
  return Buffer.concat(chunks)
}

/** Returns a text as it is printed, or that none of its letters can be. */
const printed = (text: string) => printable(text) || UNPRINTABLE

function widthOf(page: Page): number {
  return page.page.width - 2 * MARGIN
}

function writePart(page: Page, { title, kind, lines }: PaperPart): void {
  if (title !== undefined)
    page.font(BOLD).fontSize(11).fillColor(DARK).text(printable(title), MARGIN).moveDown(0.3)
  for (const [at, { text, value }] of lines.entries()) {
    const strong = kind === 'total' && at === lines.length - 1
    page.font(strong ? BOLD : PLAIN).fontSize(11)
    const columns = kind === 'facts' ? factColumns(page) : amountColumns(page)
    const [name, said] = [printed(text), printed(value)]
    const height = Math.max(page.heightOfString(name, columns.name), page.heightOfString(said, columns.value))
    if (page.y + height + GAP > page.page.height - MARGIN) page.addPage()
    const top = page.y
    page
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + widthOf(page), top)
      .lineWidth(0.5)
      .stroke(RULE)
    page.fillColor(kind === 'facts' ? DIM : DARK).text(name, MARGIN, top + 5, columns.name)
    page.fillColor(DARK).text(said, columns.at, top + 5, columns.value)
    page.y = top + height + GAP
  }
  page.moveDown(1)
}

function factColumns(page: Page) {
  return { name: { width: NAMES }, at: MARGIN + NAMES + GAP, value: { width: widthOf(page) - NAMES - GAP } }
}

function amountColumns(page: Page) {
  const width = widthOf(page) - NAMES - GAP
  return { name: { width }, at: MARGIN + width + GAP, value: { width: NAMES, align: 'right' as const } }
}

/** Draws a code as a QR beside the head. The title has it in letters. */
function drawCode(page: Page, code: string): void {
  const { data, size } = encode(code, { border: 0 })
  const [left, top, step] = [MARGIN + widthOf(page) - QR, MARGIN, QR / size]
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) page.rect(left + column * step, top + row * step, step, step)
  page.fill(DARK)
  page.y = Math.max(page.y, top + QR + GAP)
}
