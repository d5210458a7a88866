import type { PageFacts } from './page-facts.ts'

/** The facts of the listing, which are in `index.html` and hold for every screen without its own. */
export const homePage: PageFacts = {
  path: '/',
  title: 'Campo Livre: reserve campos e quadras',
  description:
    'Encontre campos e quadras livres perto de você, veja os horários e os preços e reserve em um minuto.',
  type: 'website',
  image: '/og.png',
  data: (site) => [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Campo Livre',
      url: `${site}/`,
      inLanguage: 'pt-BR',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site}/?busca={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Campo Livre',
      url: `${site}/`,
      logo: `${site}/icon-512.png`,
    },
  ],
}
