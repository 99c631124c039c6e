/**
 * @generated SignedSource<<e0a9872f9e68d78faa238abce5a849c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AiImageGenerator_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly " $fragmentType": "AiImageGenerator_restaurant";
};
export type AiImageGenerator_restaurant$key = {
  readonly " $data"?: AiImageGenerator_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"AiImageGenerator_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AiImageGenerator_restaurant",
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

(node as any).hash = "2ddd134a255558b34927647c81acc493";

export default node;
