/**
 * Returns whether a stock has too few pieces for `pieces` to leave it. A sale may go beyond the stock where the arena
 * sells beyond it (rule 7).
 */
export function isStockOut(stock: number, pieces: number): boolean {
  return pieces > Math.max(0, stock)
}

/** Says why pieces of a product cannot leave, and what to do. */
export function stockOutSentence(name: string, stock: number): string {
  const left = stock === 1 ? `só resta 1 unidade` : `só restam ${stock} unidades`
  const problem = stock <= 0 ? `${name}: o estoque acabou.` : `${name}: ${left}.`
  return `${problem} Se ainda há mais, registre a compra ou conte o estoque.`
}
