/**
 * @generated SignedSource<<3f4ddff56c42ffc9f976ea9e96d0df03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductForm_restaurant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AiImageGenerator_restaurant" | "DescriptionField_restaurant">;
  readonly " $fragmentType": "ProductForm_restaurant";
};
export type ProductForm_restaurant$key = {
  readonly " $data"?: ProductForm_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductForm_restaurant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DescriptionField_restaurant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AiImageGenerator_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "e9064c5ad2eaf7466fcfa1d9150aa0a9";

export default node;
