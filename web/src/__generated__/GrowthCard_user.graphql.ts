/**
 * @generated SignedSource<<0ad00c7c393444fc33621efc082d21bd>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "67070be6401ea3e06ee2efc14cd52cf0";

export default node;
