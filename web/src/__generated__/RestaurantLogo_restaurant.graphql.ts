/**
 * @generated SignedSource<<42ddd4f49e899ac4af2cd5f26b6206a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestaurantLogo_restaurant$data = {
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "RestaurantLogo_restaurant";
};
export type RestaurantLogo_restaurant$key = {
  readonly " $data"?: RestaurantLogo_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestaurantLogo_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestaurantLogo_restaurant",
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
      "name": "logoUrl",
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "4f2a07fd89938c9d2d851531c5a07f39";

export default node;
