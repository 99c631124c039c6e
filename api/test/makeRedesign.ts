import { RedesignService } from '../src/modules/redesigns/redesign.service.ts';
import type { MadeSite } from './makeSite.ts';
import type { TestApp } from './testApp.ts';

/** Requests a redesign as the owner of a site on the plan Gold or above. */
export async function makeRedesign(app: TestApp, site: MadeSite): Promise<{ id: string }> {
  const owner = {
    id: site.owner?.id ?? '',
    email: '',
    emailVerified: false,
    hasAuthenticator: false,
    hasPasskey: false,
  };
  const words = { brief: 'Warmer colours, please', links: ['https://example.com/menu'], imageUrls: [] };
  const made = await app.scope().get(RedesignService).request(owner, site.restaurantId, words);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}
