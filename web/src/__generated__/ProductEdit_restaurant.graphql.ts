/**
 * @generated SignedSource<<7ca855b91f81e4174436af2844456905>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductEdit_restaurant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_restaurant">;
  readonly " $fragmentType": "ProductEdit_restaurant";
};
export type ProductEdit_restaurant$key = {
  readonly " $data"?: ProductEdit_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductEdit_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductEdit_restaurant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductForm_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "2b02486db0090e40d1138536e741e1a5";

export default node;
