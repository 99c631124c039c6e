import { ref, type EntityManager } from '@mikro-orm/postgresql';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import type { Clock } from '../../../lib/clock.ts';
import { hashSecret, newSecret } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { User } from '../account.entity.ts';
import { Passkey, PasskeyChallenge } from './passkey.entity.ts';
import { type NewPasskey, relyingParty, type SignedChallenge } from './passkey.rules.ts';

const CHALLENGE_MS = 5 * 60 * 1000;

/** What a browser gets for a ceremony: the options as JSON, and a ticket that goes back with the answer. */
export interface Ceremony {
  ticket: string;
  options: string;
}

/** The two ceremonies of WebAuthn: a device makes a passkey, or signs with one. */
export class PasskeyCeremony {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {}

  /** Begins to add a passkey. Devices that have one of the account are left out. */
  async startAdding({ id, name, email }: Pick<Viewer, 'id' | 'name' | 'email'>): Promise<Ceremony> {
    const known = await this.em.find(Passkey, { user: id });
    const options = await generateRegistrationOptions({
      rpName: PRODUCT_NAME,
      rpID: relyingParty(this.publicUrl).id,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return this.keep(options, id);
  }

  /** Begins a sign-in; the device knows which of its passkeys belong here. */
  async startSigning(): Promise<Ceremony> {
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(this.publicUrl).id,
      userVerification: 'required',
    });
    return this.keep(options, null);
  }

  /** The challenge of a ticket, which is gone then; null when it is unknown, used, expired, or of another person. */
  async take(ticket: string, userId: string | null): Promise<string | null> {
    const open = { ticketHash: hashSecret(ticket), user: userId, expiresAt: { $gt: this.clock() } };
    const found = await this.em.findOne(PasskeyChallenge, open, { disableIdentityMap: true });
    return found && (await this.em.nativeDelete(PasskeyChallenge, open)) === 1 ? found.challenge : null;
  }

  /** What is stored of a new passkey; null when the answer does not fit the challenge. */
  async checkNew(challenge: string, response: NewPasskey) {
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty(this.publicUrl);
    const checked = await judged(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID,
        requireUserVerification: true,
      }),
    );
    if (!checked?.verified) return null;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  }

  /**
   * The new counter of a passkey that has signed the challenge; null when it has not. The counter must rise where the device counts: a
   * copied key is refused.
   */
  async checkSigned(challenge: string, response: SignedChallenge, passkey: Passkey): Promise<number | null> {
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty(this.publicUrl);
    const checked = await judged(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    return checked?.verified ? checked.authenticationInfo.newCounter : null;
  }

  private async keep(options: { challenge: string }, userId: string | null): Promise<Ceremony> {
    const ticket = newSecret();
    this.em.create(PasskeyChallenge, {
      user: userId === null ? null : ref(User, userId),
      ticketHash: hashSecret(ticket),
      challenge: options.challenge,
      expiresAt: new Date(this.clock().getTime() + CHALLENGE_MS),
    });
    await this.em.flush();
    return { ticket, options: JSON.stringify(options) };
  }
}

/** The library throws for every answer that it refuses, with errors of many classes. Nothing else runs in here. */
async function judged<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
