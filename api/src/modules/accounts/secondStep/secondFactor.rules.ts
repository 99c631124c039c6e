import type { SecondFactor } from '../../../lib/result.ts';
import type { Viewer } from '../../../lib/viewer.ts';

type Factors = Pick<Viewer, 'hasAuthenticator' | 'hasPasskey'>;

/** The ways in which a person with these factors passes the second step; none when the sign-in has no second step. */
export const secondFactors = ({ hasAuthenticator, hasPasskey }: Factors): SecondFactor[] => [
  ...(hasPasskey ? (['PASSKEY'] as const) : []),
  ...(hasAuthenticator ? (['AUTHENTICATOR'] as const) : []),
];

/** Whether an account signs in with more than a password. */
export const hasSecondFactor = (factors: Factors): boolean => secondFactors(factors).length > 0;
