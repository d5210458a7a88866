import * as z from 'zod/mini'
import { pictureDataUpTo } from '../users/picture-data.ts'
import { requiredText } from '../text/required-text.ts'

/** The most receipts of one expense. */
export const MAX_RECEIPTS = 5
export const tooManyReceipts = `Cabem até ${MAX_RECEIPTS} comprovantes. Remova um antes.`
/** The largest PDF, in megabytes; pictures are made smaller in the browser. */
export const MAX_PDF_MEGABYTES = 3
/** The sentence for a file that is neither a picture nor a PDF. */
export const FILE_REFUSED = 'Esse arquivo não é um PDF nem uma foto que dê para guardar.'
export const MAX_RECEIPT_PICTURE_LETTERS = 900_000
const MAX_PDF_LETTERS = Math.ceil((MAX_PDF_MEGABYTES * 1024 * 1024 * 4) / 3) + 100

/** A PDF as a data URL, by its type and its first bytes (`%PDF-`). */
const pdfSchema = z.string().check(
  z.maxLength(
    MAX_PDF_LETTERS,
    `Esse PDF passa de ${MAX_PDF_MEGABYTES} MB. Guarde só a página do comprovante.`,
  ),
  z.refine(
    (file) => /^data:application\/pdf;base64,JVBERi[A-Za-z0-9+/]+={0,2}$/.test(file),
    'Esse arquivo não é um PDF nem uma foto.',
  ),
)

/** The body of `POST /company/expenses/{id}/receipts`: a picture or a PDF. */
export const newReceiptSchema = z.object({
  name: requiredText('Falta o nome do arquivo.', 120),
  file: z.union([pictureDataUpTo(MAX_RECEIPT_PICTURE_LETTERS), pdfSchema], {
    error: FILE_REFUSED,
  }),
})
export type NewReceipt = z.infer<typeof newReceiptSchema>
