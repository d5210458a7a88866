/** The kinds of files: a photo that is shown large, a picture that is shown small, and a receipt, which few may read. */
export type FileKind = 'photo' | 'small' | 'receipt'

/** The place where files are kept. */
export type Files = {
  /**
   * Keeps a file that was sent as a data URL; returns the address that its row has, null where it cannot be read. It is
   * stored when the call is: a call that refuses leaves none.
   */
  keep(file: string, kind: FileKind): Promise<string | null>
  /** Returns the address at which a receipt is read for some minutes, by whoever is given it. */
  open(address: string, now: string): string
  /** Returns the data URL of a file, for a copy that outlives it; its address where it does not come. */
  copy(address: string): Promise<string>
}

/** Keeps files in their rows: the address is the data URL. */
export const filesInRows: Files = {
  keep: async (file) => file,
  open: (address) => address,
  copy: async (address) => address,
}
