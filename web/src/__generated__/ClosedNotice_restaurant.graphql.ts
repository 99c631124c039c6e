/**
 * @generated SignedSource<<88eb6a506021370ffbb4babe4d0afbd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClosedNotice_restaurant$data = {
  readonly subscription: {
    readonly status: SubscriptionStatus;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useReopenRestaurant_restaurant">;
  readonly " $fragmentType": "ClosedNotice_restaurant";
};
export type ClosedNotice_restaurant$key = {
  readonly " $data"?: ClosedNotice_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedNotice_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedNotice_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RestaurantSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReopenRestaurant_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "4315a8442fd4e0028fa4e69f85e489c1";

export default node;
