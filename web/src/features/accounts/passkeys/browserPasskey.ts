import type { Refusal } from '../../../relay/refusal.ts';
import { NOT_LOADED } from '../../../lib/lateCode.ts';
import { messages } from './messages.ts';

/** What the browser and the device of the person answered: JSON for the server, or why there is no answer. */
export type DeviceAnswer = { answer: string; refusal: null } | { answer: null; refusal: Refusal };

/** Errors by their names (WebAuthn): closed, waited too long, or a device that has a passkey already. */
const PROBLEMS = new Map<string, string>([
  ['NotAllowedError', messages.stopped],
  ['AbortError', messages.stopped],
  ['InvalidStateError', messages.known],
]);

const refused = (message: string): DeviceAnswer => ({ answer: null, refusal: { message, fields: {} } });

// Few people need the library, and only after a press.
const load = () => import('@simplewebauthn/browser').catch(() => null);

type Library = NonNullable<Awaited<ReturnType<typeof load>>>;

async function ask(ceremony: (library: Library) => Promise<object>): Promise<DeviceAnswer> {
  const library = await load();
  if (!library) return refused(NOT_LOADED);
  if (!library.browserSupportsWebAuthn()) return refused(messages.unsupported);
  try {
    return { answer: JSON.stringify(await ceremony(library)), refusal: null };
  } catch (error) {
    // All that a device can fail with; the server has not been asked yet.
    if (!(error instanceof Error)) throw error;
    return refused(PROBLEMS.get(error.name) ?? messages.deviceFailed);
  }
}

/** Lets the device make a passkey. `options`: JSON of the server. */
export const makePasskey = (options: string): Promise<DeviceAnswer> =>
  ask(({ startRegistration }) => startRegistration({ optionsJSON: JSON.parse(options) }));

/** Lets the person choose a passkey that signs the challenge of the server. `options`: JSON of the server. */
export const signWithPasskey = (options: string): Promise<DeviceAnswer> =>
  ask(({ startAuthentication }) => startAuthentication({ optionsJSON: JSON.parse(options) }));
