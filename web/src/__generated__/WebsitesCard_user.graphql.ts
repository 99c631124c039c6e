/**
 * @generated SignedSource<<70edd9bfca880884aadc50587c434dc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsitesCard_user$data = {
  readonly restaurantCounts: {
    readonly total: number;
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
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3013a66aa4bb6efc507d174cd1d5dcf0";

export default node;
