/** Returns the pages to show: the first, the last, and those next to the present one; null is a gap. */
export function pagesToShow(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((each) => each >= 1 && each <= count)
  const unique = [...new Set(near)]
  return unique.flatMap((each, index) => {
    const before = unique[index - 1]
    return before !== undefined && each - before > 1 ? [null, each] : [each]
  })
}
