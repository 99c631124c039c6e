/**
 * @generated SignedSource<<4853c8bfac43ca4f48d3c722b350ddff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClosedNotice_restaurant$data = {
  readonly id: string;
  readonly subscription: {
    readonly status: SubscriptionStatus;
  };
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
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "fc8745f3534b8047adcfca18fcad2899";

export default node;
