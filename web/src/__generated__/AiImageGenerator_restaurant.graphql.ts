/**
 * @generated SignedSource<<dfe7838a57891832a8b5ab594539bd40>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PremiumLock_restaurant">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PremiumLock_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "6b5332de9a20d4aa8871ab3b144194d2";

export default node;
