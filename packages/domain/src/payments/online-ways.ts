/** Names the ways of paying by the site in a sentence. `takesCards`: whether a bank takes cards there. */
export function onlineWays(takesCards: boolean): 'Pix ou cartão' | 'Pix' {
  return takesCards ? 'Pix ou cartão' : 'Pix'
}
