/** Who stands where a deleted person stood. */
export const NOBODY = 'Conta excluída'
