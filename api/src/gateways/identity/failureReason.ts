import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

const ERROR_CODE = /^[a-z_]{1,60}$/;

/** Why a sign-in failed, for the log. Causes can hold tokens and claims: only codes and the library's own words are taken. */
export function failureReason(error: unknown): string {
  if (error instanceof AuthorizationResponseError) return `the provider answered ${known(error.error)}`;
  if (error instanceof ResponseBodyError)
    return `the provider refused (${error.status}): ${known(error.error)}`;
  if (error instanceof ClientError)
    return [error.code, error.message, codeOf(error.cause)].filter(Boolean).join(': ');
  if (error instanceof Error)
    return [error.name, error.message, codeOf(error.cause)].filter(Boolean).join(': ');
  return 'unknown';
}

/** Error codes are the other side's text. */
const known = (code: string): string => (ERROR_CODE.test(code) ? code : 'an unknown error');

/** The operating system's code, such as ECONNREFUSED. */
const codeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
