/** Where the product lives, as search engines and shared links have to know it; the build checks the setting. */
export const site: string = import.meta.env.VITE_SITE_URL ?? window.location.origin
