import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  setConsent,
  type Consent,
  configurePixels,
  trackCompleteRegistration,
  trackPageView,
  type Pixels,
} from './pixels.ts';

const social = { id: 's-1', url: 'https://social.example/tr?v=2' };
const marketing = { id: 'm 1', url: 'https://ads.example/collect' };
const pageView = 'https://social.example/tr?v=2&id=s-1&ev=PageView';
const registration = 'https://ads.example/collect?id=m+1&ev=CompleteRegistration';

const request = vi.fn<(url: URL, options: RequestInit) => Promise<Response>>();
const requested = (): string[] => request.mock.calls.map(([url]) => url.href);

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  vi.unstubAllGlobals();
  configurePixels({ social: null, marketing: null });
});

it.each<[consent: Consent | null, pixels: Pixels, sent: string[]]>([
  ['granted', { social, marketing }, [pageView, registration]],
  ['granted', { social, marketing: null }, [pageView]],
  ['granted', { social: null, marketing }, [registration]],
  ['granted', { social: null, marketing: null }, []],
  ['denied', { social, marketing }, []],
  [null, { social, marketing }, []],
])('with the consent %s and the pixels %j the page sends %j', (consent, pixels, sent) => {
  if (consent) setConsent(consent);
  configurePixels(pixels);
  trackPageView();
  trackCompleteRegistration();
  expect(requested()).toEqual(sent);
});

it('pixels send nothing after the consent is withdrawn', () => {
  configurePixels({ social, marketing });
  setConsent('granted');
  trackPageView();
  setConsent('denied');
  trackPageView();
  trackCompleteRegistration();
  expect(requested()).toEqual([pageView]);
});

it('a pixel request outlives the page that a checkout leaves at once', () => {
  configurePixels({ social, marketing });
  setConsent('granted');
  trackCompleteRegistration();
  expect(request.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, mode: 'no-cors' });
});

it('a blocked pixel request causes no error', async () => {
  request.mockRejectedValue(new TypeError('blocked'));
  configurePixels({ social, marketing });
  setConsent('granted');
  expect(() => trackPageView()).not.toThrow();
  await expect(request.mock.results[0]?.value).rejects.toThrow('blocked');
});

it('a consent that cannot be stored is valid until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  configurePixels({ social, marketing });
  setConsent('granted');
  trackPageView();
  expect(requested()).toEqual([pageView]);
  setConsent('denied');
  trackPageView();
  expect(requested()).toEqual([pageView]);
});
