/** Builds the two sites that most tests read. Their projects build what is missing, too, one after the other. */
import { browserSite, buildFixture, builtSite, noSiteUrl } from './fixture-site.ts'

// As the tests have it.
process.env.LANGUAGES = 'en'
await buildFixture(browserSite, { environment: noSiteUrl })
await buildFixture(builtSite)
