import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps before and after now whose codes count: a clock may be wrong by 60 seconds. */
const STEPS_OFF = 2;
/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;

/** A new secret in base32, as people type it into an app. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer: PRODUCT_NAME, label, period: STEP_SECONDS });

/** The address that an app reads from a QR code; `email` names the account in the app. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** A code as typed without its spaces, when it looks like one of an app; else null. */
export function totpCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '');
  return CODE.test(code) ? code : null;
}

/** The step (of 30 seconds since 1970) that a code belongs to; null when it is wrong at this time. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const steps = totpOf(secret).validate({ token: code, timestamp, window: STEPS_OFF });
  return steps === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + steps;
}
