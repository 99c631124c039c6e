import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useDataExportQuery } from '../../../__generated__/useDataExportQuery.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../../../relay/refusal.ts';
import { messages } from './messages.ts';

/** All that is kept about the person as the text of a JSON document, or what to show. */
type Export = { text: string } | Refusal;

/**
 * Gathers the person's data afresh each time it is asked for. By id, not as the viewer: when it fails, who is signed in
 * stays known to the rest of the page.
 */
export function useDataExport(): [gather: (id: string) => Promise<Export>, isLoading: boolean] {
  const environment = useRelayEnvironment();
  const [isLoading, setIsLoading] = useState(false);

  const gather = useCallback(
    async (id: string): Promise<Export> => {
      setIsLoading(true);
      try {
        const data = await fetchQuery<useDataExportQuery>(environment, query, { id }).toPromise();
        const made = data?.node?.dataExport;
        if (made?.__typename === 'DataExport') return { text: made.text };
        return refusal(made ?? { __typename: '' }, messages.downloadFailed);
      } catch (problem) {
        return problemFailure(problem, messages.downloadFailed);
      } finally {
        setIsLoading(false);
      }
    },
    [environment],
  );
  return [gather, isLoading];
}

const query = graphql`
  query useDataExportQuery($id: ID!) {
    node(id: $id) {
      ... on User {
        dataExport {
          __typename
          ... on DataExport {
            text
          }
          ... on RateLimitedError {
            message
            retryAfterSeconds
          }
        }
      }
    }
  }
`;
