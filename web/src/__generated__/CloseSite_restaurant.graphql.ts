/**
 * @generated SignedSource<<aec12139db3a2dbf3d79de83189d3574>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CloseSite_restaurant$data = {
  readonly isFreePlan: boolean;
  readonly name: string;
  readonly subscription: {
    readonly status: SubscriptionStatus;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CloseSiteArchive_restaurant">;
  readonly " $fragmentType": "CloseSite_restaurant";
};
export type CloseSite_restaurant$key = {
  readonly " $data"?: CloseSite_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseSite_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseSite_restaurant",
  "selections": [
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
      "name": "isFreePlan",
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
      "name": "CloseSiteArchive_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "40b87ad5fac075ecacccdafe18997514";

export default node;
