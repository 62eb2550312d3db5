import { navigationServices } from './navigation-services.ts'

/** Goes to an address of this site, as a click on a link would. */
export async function goTo(address: string): Promise<void> {
  const { navigate } = await navigationServices
  await navigate(new URL(address, location.href))
}
