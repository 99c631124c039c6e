/**
 * @generated SignedSource<<0f6f075f87af669ca090c51c91355c84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductForm_restaurant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AiImageGenerator_restaurant" | "DescriptionField_restaurant" | "PictureField_restaurant">;
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
      "name": "PictureField_restaurant"
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

(node as any).hash = "54577dc05d9b25ddeccef1c3048538e6";

export default node;
