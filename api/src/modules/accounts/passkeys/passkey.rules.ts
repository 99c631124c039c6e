import { oneLine } from '@forkfront/common/plainText.ts';
import { z } from 'zod';
import { messages } from '../messages.ts';
import { PASSKEY_LENGTHS } from './passkeyLengths.ts';

/** How many passkeys an account may have. */
export const MOST_PASSKEYS = 10;

const bytes = z.string().max(PASSKEY_LENGTHS.answer);
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a browser answers when a device has made a passkey. */
const NewPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

/** What a browser answers when a device has signed a challenge. */
const SignedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.exactOptional(),
  }),
});

export type NewPasskey = z.output<typeof NewPasskey>;
export type SignedChallenge = z.output<typeof SignedChallenge>;

/** The JSON text of a browser's answer in this form; null when it has another one. The length is checked first. */
const read = <S extends z.ZodType>(form: S, text: string): z.output<S> | null => {
  if (text.length > PASSKEY_LENGTHS.answer) return null;
  try {
    return form.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

export const readNewPasskey = (text: string): NewPasskey | null => read(NewPasskey, text);
export const readSignedChallenge = (text: string): SignedChallenge | null => read(SignedChallenge, text);

/** The name and the origin that passkeys are bound to, of the configured address of the app. */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** What is wrong with the name of a passkey; null when it may be used. */
export function passkeyNameProblem(name: string): string | null {
  if (name.length > 4 * PASSKEY_LENGTHS.name) return messages.passkeyNameTooLong;
  const line = oneLine(name);
  if (line === '') return messages.passkeyNameRequired;
  return line.length > PASSKEY_LENGTHS.name ? messages.passkeyNameTooLong : null;
}
