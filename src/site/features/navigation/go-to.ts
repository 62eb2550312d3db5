import { navigationServices } from './navigation-services.ts'
import { resolveOnSite } from './page-address.ts'

/** Goes to a path of this site, which may have a query and a hash, as a click on a link would. */
export async function goTo(address: string): Promise<void> {
  const { navigate } = await navigationServices
  await navigate(resolveOnSite(address))
}
