/**
 * Reads the address of the product from VITE_SITE_URL: `https://campolivre.example`. Throws with a sentence for the
 * developer.
 */
export function readSiteUrl(setting: string | undefined): string {
  const url = URL.parse(setting ?? '')
  if (url === null || !/^https?:$/.test(url.protocol) || `${url.pathname}${url.search}${url.hash}` !== '/') {
    throw new Error(
      'VITE_SITE_URL precisa ser o endereço do site, completo e sem caminho, como https://campolivre.example.',
    )
  }
  return url.origin
}
