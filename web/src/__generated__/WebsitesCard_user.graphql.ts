/**
 * @generated SignedSource<<f9eb1cee6d64d4b9f1ed39ddaaaf78b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsitesCard_user$data = {
  readonly restaurants: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "WebsitesCard_user";
};
export type WebsitesCard_user$key = {
  readonly " $data"?: WebsitesCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsitesCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsitesCard_user",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "RestaurantConnection",
      "kind": "LinkedField",
      "name": "restaurants",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "restaurants(first:1)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "104e1b4b83f64abc92f15c69ff181bc0";

export default node;
