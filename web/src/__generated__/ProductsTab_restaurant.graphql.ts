/**
 * @generated SignedSource<<08b1870764a747f03fbdf324fd20e873>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductsTab_restaurant$data = {
  readonly name: string;
  readonly " $fragmentType": "ProductsTab_restaurant";
};
export type ProductsTab_restaurant$key = {
  readonly " $data"?: ProductsTab_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsTab_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductsTab_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "a08a334b4d470b9e5a43b958267ddad5";

export default node;
