/**
 * @generated SignedSource<<190b56127264dfcef8fe4109313b4ca8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClosedNotice_restaurant$data = {
  readonly isSuspended: boolean;
  readonly subscription: {
    readonly status: SubscriptionStatus;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ClosedNoticeReopen_restaurant">;
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
      "name": "isSuspended",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClosedNoticeReopen_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "678262026b5be41dfbccd60e069c4c6c";

export default node;
