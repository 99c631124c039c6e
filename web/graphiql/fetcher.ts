import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';

const socketUrl = (): string =>
  `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/graphql`;

/** Runs operations against the server this page came from. A bearer token in the headers counts on the socket too. */
export const fetcher: Fetcher = (params, options) => {
  const headers = new Headers(options?.headers as Record<string, string> | undefined);
  const token = headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? null;
  const run = createGraphiQLFetcher({
    url: '/graphql',
    subscriptionUrl: socketUrl(),
    wsConnectionParams: { token },
  });
  return run(params, options);
};
