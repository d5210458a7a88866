/** Returns the anchors of a page's headings, as GitHub and editors write them in an address. */
export function headingsOf(markdown: string): Set<string> {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  return new Set([...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => anchorOf(title)))
}

function anchorOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}
