/** In whose manner the calls of the seed and of accounts are answered: the seed's, or that of the server of today. */
export const dialectNames = ['seed', 'real'] as const
export type DialectName = (typeof dialectNames)[number]
