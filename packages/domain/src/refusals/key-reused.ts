/** The sentence about a command whose id was used before with something else: nothing is done a second time. */
export const KEY_REUSED = 'Isso já foi enviado antes, com outros dados. Abra de novo e confira como ficou.'
