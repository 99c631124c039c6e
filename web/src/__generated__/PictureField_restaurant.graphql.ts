/**
 * @generated SignedSource<<54da15d897026e951cd74ce4be281e05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureField_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly " $fragmentType": "PictureField_restaurant";
};
export type PictureField_restaurant$key = {
  readonly " $data"?: PictureField_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureField_restaurant",
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
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "717218afa07c2bfb6f309e3f1133dc06";

export default node;
