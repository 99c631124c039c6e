/**
 * @generated SignedSource<<f3e3b64e59398f1a686168d9275664f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RestaurantFacts_restaurant$data = {
  readonly subscription: {
    readonly endedAt: string | null | undefined;
    readonly status: SubscriptionStatus;
    readonly trialEndsAt: string | null | undefined;
    readonly trialOrderCount: number;
  };
  readonly " $fragmentType": "RestaurantFacts_restaurant";
};
export type RestaurantFacts_restaurant$key = {
  readonly " $data"?: RestaurantFacts_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestaurantFacts_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestaurantFacts_restaurant",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trialEndsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trialOrderCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "e86e1026a59e0921f6a022c3f7470b3a";

export default node;
