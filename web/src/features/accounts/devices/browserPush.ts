const WORKER = '/pushWorker.js';

/** What this browser can do now. */
export type BrowserPush =
  | { state: 'unsupported' | 'homeScreen' | 'blocked' }
  /** `endpoint`: address of the subscription; null without one that our server can use. */
  | { state: 'ready'; endpoint: string | null };

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** iPhones and iPads show notifications only for apps on the Home Screen. */
const needsHomeScreen = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function toBase64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const isFor = ({ options }: PushSubscription, key: string): boolean =>
  toBase64Url(options.applicationServerKey) === key;

/** The subscription of this browser; null without one. */
async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What this browser can do now. `key` is the public key of our server. */
export async function readBrowserPush(key: string): Promise<BrowserPush> {
  if (!isSupported()) return { state: needsHomeScreen() ? 'homeScreen' : 'unsupported' };
  if (Notification.permission === 'denied') return { state: 'blocked' };
  const subscription = await findSubscription();
  const isOurs = subscription !== null && Notification.permission === 'granted' && isFor(subscription, key);
  return { state: 'ready', endpoint: isOurs ? subscription.endpoint : null };
}

/** Where and how to send to this browser. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The target of the present subscription; null without one. */
export async function presentTarget(): Promise<PushTarget | null> {
  const subscription = await findSubscription();
  return subscription && targetOf(subscription);
}

/**
 * Asks for the permission, which needs a press, and subscribes. null when the person does not allow it. Rejects when the push
 * service of the browser does not answer.
 */
export async function subscribe(key: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  // The server has another key than before.
  if (present && !isFor(present, key)) await present.unsubscribe();
  return targetOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Ends the subscription of this browser, if there is one. */
export async function unsubscribe(): Promise<void> {
  if (isSupported()) await (await findSubscription())?.unsubscribe();
}
