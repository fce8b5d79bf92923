import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the crawls, each of which takes longer than any story: one that began last would keep a single worker busy at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const crawl = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/tests/crawl/'))
    return sorted.toSorted((one, other) => crawl(other) - crawl(one))
  }
}
