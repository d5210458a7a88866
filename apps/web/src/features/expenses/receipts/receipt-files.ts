/** The files that are offered as a receipt, as the `accept` of an input. */
export const receiptFiles = 'image/*,.heic,.heif,application/pdf,.pdf'
