import { createUnionType } from 'type-graphql';
import { NotFoundError, RateLimitedError } from '../../../graphql/errors.type.ts';
import { AuthPayload } from '../account.payload.ts';

export const ExchangeLoginCodeResult = createUnionType({
  name: 'ExchangeLoginCodeResult',
  description: 'Outcome of `exchangeLoginCode`.',
  types: () => [AuthPayload, NotFoundError, RateLimitedError] as const,
});
