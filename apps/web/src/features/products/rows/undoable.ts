/** The last change of a row, as it can be taken back: the price before it, or how many pieces there were. */
export type Undoable =
  | { kind: 'price'; beforeCents: number; version: number }
  | { kind: 'stock'; before: number; difference: number }
