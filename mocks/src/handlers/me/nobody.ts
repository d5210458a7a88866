/** The name shown in place of a deleted person's. */
export const NOBODY = 'Conta excluída'
