import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { useIsKitchenQuery$data } from '../../__generated__/useIsKitchenQuery.graphql.ts';
import { useSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const query = graphql`
  query useIsKitchenQuery {
    viewer {
      desks {
        role
      }
    }
  }
`;

/**
 * Whether the signed-in user only helps in kitchens. It asks nothing itself: it reads what the screens have loaded, and
 * this browser remembers the user.
 */
export function useIsKitchen(): boolean {
  const { user } = useSession();
  const environment = useRelayEnvironment();
  const [kitchenUser, setKitchenUser] = useState(() => readStored('kitchenUser'));
  const id = user?._id;
  useEffect(() => {
    if (id === undefined) return;
    const { fragment } = createOperationDescriptor(getRequest(query), {});
    const note = (seen: { data: unknown; isMissingData: boolean }): void => {
      const desks = (seen.data as useIsKitchenQuery$data | undefined)?.viewer?.desks;
      if (seen.isMissingData || !desks) return;
      const isKitchen = desks.length > 0 && desks.every(({ role }) => role === 'KITCHEN');
      writeStored('kitchenUser', isKitchen ? id : null);
      setKitchenUser(isKitchen ? id : null);
    };
    const snapshot = environment.lookup(fragment);
    note(snapshot);
    const { dispose } = environment.subscribe(snapshot, note);
    return dispose;
  }, [environment, id]);
  return id !== undefined && kitchenUser === id;
}
