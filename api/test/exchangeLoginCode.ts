import { loginCodeCookie } from '../src/modules/accounts/google/loginCode.service.ts';
import type { TestApp } from './testApp.ts';

export interface Exchanged {
  __typename: string;
  token?: string;
  message?: string;
  retryAfterSeconds?: number;
  user?: { id: string; name: string; email: string; emailVerified: boolean; hasPassword: boolean };
}

/** The login code in the address of `/auth/callback`; null without one. */
export const codeOf = (landing: string): string | null => new URL(landing).searchParams.get('token');

/** The cookie of the browser that got the code; `''` for another browser. */
export const cookieOf = (app: TestApp, code: string): string =>
  `login_code=${loginCodeCookie.valueOf(app.container.infrastructure.secrets, code)}`;

/** Exchanges the code like the page `/auth/callback`. */
export async function exchangeLoginCode(
  app: TestApp,
  code: string,
  cookie: string = cookieOf(app, code),
): Promise<Exchanged> {
  const { data } = await app.graphql<{ exchangeLoginCode: Exchanged }>(
    `mutation ($code: String!) { exchangeLoginCode(input: { code: $code }) { __typename
      ... on AuthPayload { token user { id name email emailVerified hasPassword } }
      ... on UserError { message } ... on RateLimitedError { retryAfterSeconds } } }`,
    { code },
    undefined,
    { cookie },
  );
  return data.exchangeLoginCode;
}
