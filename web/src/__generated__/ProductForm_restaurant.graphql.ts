/**
 * @generated SignedSource<<5a691ca47996c2e228bb51ad1f66bf83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductForm_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AiImageGenerator_restaurant">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPaidFeatures",
      "storageKey": null
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

(node as any).hash = "d1c1836afbe31fcf0e61426f10e2c26f";

export default node;
