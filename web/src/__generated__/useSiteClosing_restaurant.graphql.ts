/**
 * @generated SignedSource<<a286ccea72a7a54055c3cdf7df6ee772>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSiteClosing_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly isFreePlan: boolean;
  readonly isSuspended: boolean;
  readonly name: string;
  readonly siteVersion: number;
  readonly subscription: {
    readonly status: SubscriptionStatus;
  };
  readonly updatedAt: string;
  readonly " $fragmentType": "useSiteClosing_restaurant";
};
export type useSiteClosing_restaurant$key = {
  readonly " $data"?: useSiteClosing_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSiteClosing_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSiteClosing_restaurant",
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFreePlan",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "hasPaidFeatures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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

(node as any).hash = "7f879cc26c26c3b02dd06509d01de4fc";

export default node;
