import type { PageFacts } from '../../lib/metadata/page-facts.ts'
import { absolute } from '../../lib/metadata/tags.ts'
import type { PublicPage } from './pages/public-page.ts'

/** Pages with their own preview picture; the others share the product's (`pnpm icons`). */
const pictures: Partial<Record<PublicPage['path'], string>> = {
  '/anunciar-campo': '/og-anunciar-campo.png',
  '/como-funciona': '/og-como-funciona.png',
}

/** Returns the metadata of a written page (A15), for the build and the app. */
export function publicFacts({ path, title, description, questions }: PublicPage): PageFacts {
  return {
    path,
    title,
    description,
    type: 'website',
    image: pictures[path] ?? null,
    data: (site) => [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Campo Livre', item: absolute('/', site) },
          { '@type': 'ListItem', position: 2, name: title, item: absolute(path, site) },
        ],
      },
      ...(questions.length === 0 ? [] : [faqData(questions)]),
    ],
  }
}

function faqData(questions: PublicPage['questions']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
