// Shows notifications about orders (spec §14.12). It intercepts no requests and caches nothing.
(() => {
  const DESK = '/orders';

  // The address of a message in this app; the order desk for anything else.
  const addressOf = (path) => {
    const url = URL.parse(String(path ?? DESK), location.origin);
    return url?.origin === location.origin ? url.href : new URL(DESK, location.origin).href;
  };

  const read = (data) => {
    try {
      return data?.json() ?? {};
    } catch {
      return {}; // Not from our server. The browser insists on a notification.
    }
  };

  // A new version works at once: there is nothing of an old one to keep.
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));

  addEventListener('push', (event) => {
    const { title = 'Orders', body = '', tag, path } = read(event.data);
    event.waitUntil(
      registration.showNotification(title, {
        body,
        icon: '/icons/board-192.png',
        badge: '/icons/badge-96.png',
        data: { path },
        // A later notification about the same order replaces the earlier one, and rings again.
        ...(tag ? { tag, renotify: true } : {}),
      }),
    );
  });

  const open = async (address) => {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find(({ url }) => url === address) ?? windows.find(({ url }) => isDesk(url));
    if (!shown) return clients.openWindow(address);
    await shown.focus();
    if (shown.url !== address) await shown.navigate(address);
  };
  // The board stays open: the kitchen needs it.
  const isDesk = (url) => {
    const { pathname } = new URL(url);
    return pathname === DESK || (pathname.startsWith(`${DESK}/`) && pathname !== `${DESK}/board`);
  };

  addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(addressOf(event.notification.data?.path)));
  });

  // The push service has changed the address. The desk tells our server the new one when it is opened next.
  addEventListener('pushsubscriptionchange', (event) => {
    const options = event.oldSubscription?.options;
    if (!event.newSubscription && options) event.waitUntil(registration.pushManager.subscribe(options));
  });
})();
