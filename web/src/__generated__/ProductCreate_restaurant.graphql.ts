/**
 * @generated SignedSource<<bc1998286b81bee0641b79e5ce70f467>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductCreate_restaurant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_restaurant">;
  readonly " $fragmentType": "ProductCreate_restaurant";
};
export type ProductCreate_restaurant$key = {
  readonly " $data"?: ProductCreate_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCreate_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductCreate_restaurant",
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

(node as any).hash = "a1b3dc65f5f4b02861530f334f1612f1";

export default node;
