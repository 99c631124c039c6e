/**
 * @generated SignedSource<<31798f73a7e688cf3bd076d72a9fd29d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PackageTier = "FREE" | "GOLD" | "PLATINUM" | "SILVER" | "%future added value";
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RestaurantCard_restaurant$data = {
  readonly id: string;
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  readonly name: string;
  readonly package: PackageTier;
  readonly slug: string;
  readonly subscription: {
    readonly status: SubscriptionStatus;
  };
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"RestaurantCardCover_restaurant" | "RestaurantFacts_restaurant" | "RestaurantLogo_restaurant">;
  readonly " $fragmentType": "RestaurantCard_restaurant";
};
export type RestaurantCard_restaurant$key = {
  readonly " $data"?: RestaurantCard_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestaurantCard_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestaurantCard_restaurant",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "package",
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
      "name": "RestaurantCardCover_restaurant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestaurantLogo_restaurant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestaurantFacts_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "cdaa2d61a0b99879953b9f22a46322f9";

export default node;
