const dialogs = ['mudar', 'chamar', 'abrir', 'colar', 'cancelar', 'renovar', 'chegada'] as const

/** The dialogs of a racha, by their names in the address (A14). */
export type RachaDialog = (typeof dialogs)[number]
/** Those that are forms. */
export type RachaFormName = Exclude<RachaDialog, 'colar' | 'cancelar' | 'renovar' | 'chegada'>

/** Returns the dialog that the address names; undefined for none, and for an unknown one. */
export function readDialog(text: string | undefined): RachaDialog | undefined {
  return dialogs.find((dialog) => dialog === text)
}
