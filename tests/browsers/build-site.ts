import { browserSite, buildFixture, noSiteUrl } from '../fixture-site.ts'

export default function setUp(): Promise<void> {
  return buildFixture(browserSite, { environment: noSiteUrl })
}
