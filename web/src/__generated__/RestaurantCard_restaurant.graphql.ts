/**
 * @generated SignedSource<<1427adb37c2b783413df62c3b0aa8446>>
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
  readonly brand: {
    readonly primary: string;
    readonly secondary: string;
  };
  readonly coverImageUrl: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly package: PackageTier;
  readonly slug: string;
  readonly subscription: {
    readonly endedAt: string | null | undefined;
    readonly status: SubscriptionStatus;
    readonly trialEndsAt: string | null | undefined;
    readonly trialOrderCount: number;
  };
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"useShareDialog_restaurant">;
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
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverImageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "primary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondary",
          "storageKey": null
        }
      ],
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShareDialog_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "1431e4e8a7f701c3734a8236a8eac969";

export default node;
