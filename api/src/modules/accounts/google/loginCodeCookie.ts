import { digestsEqual, sign } from '../../../lib/secrets.ts';

const NAME = 'login_code';
const VALUE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([\w.-]{1,128})(?:;|$)`);

/**
 * Ties a login code to the browser that came back from Google. Without it somebody could send another person a link
 * with a code of their own, and sign them in to the wrong account. The value needs our secret: whoever finds a code in a
 * log cannot make it.
 */
export const loginCodeCookie = {
  name: NAME,
  /** What the browser that is given this code keeps. */
  valueOf: (secret: string, code: string): string => sign(secret, `login-code:${code}`),
  /** Whether a request's `Cookie` header (null without one) comes from the browser that was given this code. */
  matches: (secret: string, header: string | null, code: string): boolean =>
    digestsEqual(VALUE.exec(header ?? '')?.[1] ?? '', loginCodeCookie.valueOf(secret, code)),
};
