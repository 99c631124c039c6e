import { useEffect, useState } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { useKeepBoardOpenMutation } from '../../../__generated__/useKeepBoardOpenMutation.graphql.ts';

/** The server pauses orders after three minutes of silence. */
const EVERY_MS = 60_000;

/**
 * Reports to the server that the board is open: at once, each minute, and when the network is back. Returns whether this has just
 * opened orders that had paused because no board was open.
 */
export function useKeepBoardOpen(restaurantId: string): boolean {
  const environment = useRelayEnvironment();
  const [hasOpenedOrders, setHasOpenedOrders] = useState(false);
  useEffect(() => {
    const report = (): void => {
      commitMutation<useKeepBoardOpenMutation>(environment, {
        mutation: graphql`
          mutation useKeepBoardOpenMutation($input: KeepBoardOpenInput!) {
            keepBoardOpen(input: $input) {
              ... on KeepBoardOpenPayload @alias(as: "payload") {
                hasOpenedOrders
              }
            }
          }
        `,
        variables: { input: { restaurantId } },
        onCompleted: ({ keepBoardOpen }) =>
          setHasOpenedOrders(keepBoardOpen?.payload?.hasOpenedOrders ?? false),
        // The light of the board shows a lost connection; the next minute reports again.
        onError: () => undefined,
      });
    };
    report();
    const timer = setInterval(report, EVERY_MS);
    window.addEventListener('online', report);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', report);
    };
  }, [environment, restaurantId]);
  return hasOpenedOrders;
}
