import { graphql, useFragment } from 'react-relay';
import type {
  useUpdateOrdering_restaurant$data,
  useUpdateOrdering_restaurant$key,
} from '../../__generated__/useUpdateOrdering_restaurant.graphql.ts';
import type {
  UpdateOrderingInput,
  useUpdateOrderingMutation,
} from '../../__generated__/useUpdateOrderingMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

export type OrderingKey = useUpdateOrdering_restaurant$key;
/** How a site takes orders, as its owner set it. */
export type OrderingOf = useUpdateOrdering_restaurant$data['ordering'];

type OrderingChanges = Omit<UpdateOrderingInput, 'restaurantId'>;

/**
 * Reads how a site takes orders, and changes it at once; undoes the change when the mutation fails. What is open now comes
 * with the answer. `update` resolves null on success, otherwise what to show.
 */
export function useUpdateOrdering(restaurant: OrderingKey) {
  const site = useFragment(
    graphql`
      fragment useUpdateOrdering_restaurant on Restaurant {
        id
        updatedAt
        siteVersion
        state {
          tone
          sentence
        }
        goLive {
          kind
          isDone
          isRequired
        }
        ordering {
          timeZone
          hasHours
          opensWithoutHours
          collection {
            isOffered
            periods {
              days
              from
              to
            }
            prepMinutes
            lastOrdersMinutes
            leadMinutes
            now {
              isOpen
              reason
              opensAt
              until
            }
          }
          delivery {
            isOffered
            periods {
              days
              from
              to
            }
            prepMinutes
            lastOrdersMinutes
            leadMinutes
            now {
              isOpen
              reason
              opensAt
              until
            }
          }
          specialDays {
            day
            reason
            collection {
              from
              to
            }
            delivery {
              from
              to
            }
          }
          daysAhead
          capacity {
            orders
            items
            exemptSectionIds
          }
          zones {
            id
            name
            prefixes
            radiusKm
            fee
            minimum
            freeOver
            extraMinutes
          }
          postcode
          onlyWhileBoardOpen
          answerMinutes
          dinerDataMonths
          suggestedPeriods {
            days
            from
            to
          }
        }
      }
    `,
    restaurant,
  );
  const [send, isSaving] = useInputMutation<useUpdateOrderingMutation>(
    graphql`
      mutation useUpdateOrderingMutation($input: UpdateOrderingInput!) @raw_response_type {
        updateOrdering(input: $input) {
          ... on UpdateOrderingPayload @alias(as: "payload") {
            restaurant {
              ...useUpdateOrdering_restaurant
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.updateFailed,
  );
  const update = (changes: OrderingChanges): Promise<Refusal | null> =>
    send(
      { restaurantId: site.id, ...changes },
      {
        updateOrdering: {
          __typename: 'UpdateOrderingPayload',
          restaurant: { ...site, ordering: changedOrdering(site.ordering, changes) },
        },
      },
    );
  return [site, update, isSaving] as const;
}

type KindOf = OrderingOf['collection'];

const changedKind = (kind: KindOf, change: OrderingChanges['collection']): KindOf => ({
  ...kind,
  isOffered: change?.isOffered ?? kind.isOffered,
  periods: change?.periods ?? kind.periods,
  prepMinutes: change?.prepMinutes ?? kind.prepMinutes,
  lastOrdersMinutes: change?.lastOrdersMinutes ?? kind.lastOrdersMinutes,
  leadMinutes: change?.leadMinutes ?? kind.leadMinutes,
});

function changedOrdering(ordering: OrderingOf, changes: OrderingChanges): OrderingOf {
  const { collection, delivery, capacity, zones } = changes;
  return {
    ...ordering,
    timeZone: changes.timeZone ?? ordering.timeZone,
    hasHours: ordering.hasHours || collection?.periods != null || delivery?.periods != null,
    collection: changedKind(ordering.collection, collection),
    delivery: changedKind(ordering.delivery, delivery),
    specialDays: changes.specialDays ?? ordering.specialDays,
    daysAhead: changes.daysAhead ?? ordering.daysAhead,
    capacity: capacity ? { orders: null, items: null, ...capacity } : ordering.capacity,
    zones:
      zones?.map((zone, at) => ({
        prefixes: null,
        radiusKm: null,
        freeOver: null,
        ...zone,
        id: zone.id ?? `new-${at}`,
      })) ?? ordering.zones,
    postcode: changes.postcode == null ? ordering.postcode : changes.postcode || null,
    onlyWhileBoardOpen: changes.onlyWhileBoardOpen ?? ordering.onlyWhileBoardOpen,
    answerMinutes: changes.answerMinutes ?? ordering.answerMinutes,
    dinerDataMonths: changes.dinerDataMonths ?? ordering.dinerDataMonths,
  };
}
