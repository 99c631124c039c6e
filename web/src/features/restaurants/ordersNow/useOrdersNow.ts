import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type {
  useOrdersNow_restaurant$data,
  useOrdersNow_restaurant$key,
} from '../../../__generated__/useOrdersNow_restaurant.graphql.ts';
import type { useOrdersNowBusyMutation } from '../../../__generated__/useOrdersNowBusyMutation.graphql.ts';
import type { useOrdersNowPauseMutation } from '../../../__generated__/useOrdersNowPauseMutation.graphql.ts';
import type { useOrdersNowQuery } from '../../../__generated__/useOrdersNowQuery.graphql.ts';
import type { useOrdersNowResumeMutation } from '../../../__generated__/useOrdersNowResumeMutation.graphql.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { messages } from './messages.ts';
import { type Kind, nextChange } from './ordersNow.rules.ts';

/** A timer for longer fires at once. */
const MAX_WAIT_MS = 2 ** 31 - 1;

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

type Site = useOrdersNow_restaurant$data;

/** Reads the site again when its state changes by itself. Returns when that was last. */
function useReadAtChange({ id, ordering }: Site): Date {
  const environment = useRelayEnvironment();
  const [now, setNow] = useState(() => new Date());
  const changesAt = nextChange(ordering, ordering.busy?.until ?? null);
  useEffect(() => {
    if (changesAt === Infinity) return;
    // A failed read changes nothing; the next visit reads it again.
    const ask = (): void => {
      setNow(new Date());
      fetchQuery<useOrdersNowQuery>(
        environment,
        graphql`
          query useOrdersNowQuery($id: ID!) {
            node(id: $id) {
              ... on Restaurant @alias(as: "restaurant") {
                ...useOrdersNow_restaurant
              }
            }
          }
        `,
        { id },
      ).subscribe({ error: () => undefined });
    };
    const wait = setTimeout(ask, Math.min(Math.max(changesAt - Date.now(), 0) + 1000, MAX_WAIT_MS));
    return () => clearTimeout(wait);
  }, [environment, id, changesAt]);
  return now;
}

/** Changes how a site takes orders: at once, and undone when the change fails, with a notice. */
function useChanges(site: Site) {
  const { id, ordering } = site;
  const { show } = useSnackbar();
  const [sendPause, isPausing] = useInputMutation<useOrdersNowPauseMutation>(
    graphql`
      mutation useOrdersNowPauseMutation($input: PauseOrdersInput!) @raw_response_type {
        pauseOrders(input: $input) {
          ... on PauseOrdersPayload @alias(as: "payload") {
            restaurant {
              ...useOrdersNow_restaurant
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.changeFailed,
  );
  const [sendResume, isResuming] = useInputMutation<useOrdersNowResumeMutation>(
    graphql`
      mutation useOrdersNowResumeMutation($input: ResumeOrdersInput!) @raw_response_type {
        resumeOrders(input: $input) {
          ... on ResumeOrdersPayload @alias(as: "payload") {
            restaurant {
              ...useOrdersNow_restaurant
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.changeFailed,
  );
  const [sendBusy, isChangingBusy] = useInputMutation<useOrdersNowBusyMutation>(
    graphql`
      mutation useOrdersNowBusyMutation($input: SetBusyModeInput!) @raw_response_type {
        setBusyMode(input: $input) {
          ... on SetBusyModePayload @alias(as: "payload") {
            restaurant {
              ...useOrdersNow_restaurant
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.changeFailed,
  );

  const showRefusal = async (change: ReturnType<typeof sendPause>): Promise<void> => {
    const refusal = await change;
    if (refusal) show({ message: refusal.message || messages.changeFailed, color: 'error' });
  };
  const others = (kinds: readonly Kind[]) =>
    ordering.pauses.filter(({ fulfilment }) => !kinds.some((kind) => kind === fulfilment));
  const withPauses = (pauses: typeof ordering.pauses) => ({ ...site, ordering: { ...ordering, pauses } });

  return {
    isChanging: isPausing || isResuming || isChangingBusy,
    /** Takes no orders of these kinds for some minutes; null: until they are opened again. */
    pause: (kinds: readonly Kind[], minutes: number | null) => {
      const until = minutes === null ? null : inMinutes(minutes);
      const restaurant = withPauses([
        ...others(kinds),
        ...kinds.map((fulfilment) => ({ fulfilment, until })),
      ]);
      void showRefusal(
        sendPause(
          { restaurantId: id, fulfilments: [...kinds], minutes },
          { pauseOrders: { __typename: 'PauseOrdersPayload', restaurant } },
        ),
      );
    },
    /** Takes orders of these kinds again. */
    resume: (kinds: readonly Kind[]) =>
      void showRefusal(
        sendResume(
          { restaurantId: id, fulfilments: [...kinds] },
          { resumeOrders: { __typename: 'ResumeOrdersPayload', restaurant: withPauses(others(kinds)) } },
        ),
      ),
    /** Adds minutes to each order for an hour; null ends that. */
    setBusy: (minutes: number | null) => {
      const busy = minutes === null ? null : { minutes, until: inMinutes(60) };
      void showRefusal(
        sendBusy(
          { restaurantId: id, minutes, forMinutes: minutes === null ? null : 60 },
          {
            setBusyMode: {
              __typename: 'SetBusyModePayload',
              restaurant: { ...site, ordering: { ...ordering, busy } },
            },
          },
        ),
      );
    },
  };
}

/** How a site takes orders now, and the ways to change it. `now`: when the site was read. */
export function useOrdersNow(restaurant: useOrdersNow_restaurant$key) {
  const site = useFragment(
    graphql`
      fragment useOrdersNow_restaurant on Restaurant {
        id
        isActive
        siteVersion
        ordering {
          timeZone
          collection {
            isOffered
            now {
              isOpen
              reason
              opensAt
              until
            }
          }
          delivery {
            isOffered
            now {
              isOpen
              reason
              opensAt
              until
            }
          }
          busy {
            minutes
            until
          }
          pauses {
            fulfilment
            until
          }
        }
      }
    `,
    restaurant,
  );
  return { site, now: useReadAtChange(site), ...useChanges(site) };
}
