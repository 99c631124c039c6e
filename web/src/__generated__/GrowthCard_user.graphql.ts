/**
 * @generated SignedSource<<66a4bd51da8531c00b8f0746d24710f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GrowthCard_user$data = {
  readonly restaurantCounts: {
    readonly free: number;
    readonly trialAvailable: number;
  };
  readonly " $fragmentType": "GrowthCard_user";
};
export type GrowthCard_user$key = {
  readonly " $data"?: GrowthCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"GrowthCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GrowthCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RestaurantCounts",
      "kind": "LinkedField",
      "name": "restaurantCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "free",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trialAvailable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "978036ef4584aae71e25eeaa58f76b38";

export default node;
