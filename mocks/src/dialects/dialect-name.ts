/**
 * The dialects in which calls of the seed and of accounts are answered: the seed's, and that of today's real server.
 */
export const dialectNames = ['seed', 'real'] as const
export type DialectName = (typeof dialectNames)[number]
