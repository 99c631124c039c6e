import { vi, onTestFinished } from 'vitest';

/** The key of our server in tests, base64url of three bytes. */
export const PUSH_KEY = 'AQID';

interface Stubbed {
  /** The address of the present subscription; null without one. */
  endpoint: string | null;
  permission: NotificationPermission;
  /** What the person answers when asked. */
  answer: NotificationPermission;
  /** Whether the push service of the browser answers. */
  isReachable: boolean;
}

/** There are no notifications here: for one test the browser has them. The test changes and reads the returned state. */
export function stubPush(of: Partial<Stubbed> = {}): Stubbed {
  const state: Stubbed = {
    endpoint: null,
    permission: 'default',
    answer: 'granted',
    isReachable: true,
    ...of,
  };
  const subscription = () =>
    state.endpoint === null
      ? null
      : {
          endpoint: state.endpoint,
          options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
          toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
          unsubscribe: async () => {
            state.endpoint = null;
            return true;
          },
        };
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async () => {
      if (!state.isReachable) throw new Error('The push service does not answer');
      state.endpoint = 'https://push.example/new';
      return subscription();
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => (state.permission = state.answer),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return state;
}
