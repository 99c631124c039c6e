import type { World } from './world.ts';

/** The pages may be on another port than last time: the addresses in the objects follow. */
export function moveAddresses(world: World): void {
  const { baseUrl: old } = world.settings;
  const moved = <T extends string | null | undefined>(url: T): T | string =>
    url?.startsWith(`${old}/`) ? world.baseUrl + url.slice(old.length) : url;
  world.transaction(() => {
    if (old !== world.baseUrl) {
      for (const session of world.ledger.all('checkout'))
        world.ledger.put('checkout', { ...session, url: moved(session.url) });
      for (const session of world.ledger.all('portal'))
        world.ledger.put('portal', { ...session, url: moved(session.url) });
      for (const invoice of world.ledger.all('invoice'))
        world.ledger.put('invoice', {
          ...invoice,
          hosted_invoice_url: moved(invoice.hosted_invoice_url ?? null),
          invoice_pdf: moved(invoice.invoice_pdf ?? null),
        });
    }
    world.changeSettings({ baseUrl: world.baseUrl });
  });
}
