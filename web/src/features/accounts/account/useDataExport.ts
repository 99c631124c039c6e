import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useDataExportQuery } from '../../../__generated__/useDataExportQuery.graphql.ts';
import { problemText } from '../../../relay/problemText.ts';
import { messages } from './messages.ts';

/** All that is kept about the person as the text of a JSON document, or what to show. */
type Export = { text: string } | { message: string };

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
        const text = data?.node?.dataExport;
        return text === undefined ? { message: messages.downloadFailed } : { text };
      } catch (problem) {
        return { message: problemText(problem, messages.downloadFailed) };
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
        dataExport
      }
    }
  }
`;
